import type { AssignSurveyors } from './assignSurveyors.ts';
import type { ChooseStaff } from './chooseStaff.ts';
import type { DealOrder } from './dealOrder.ts';
import type { EndPlacing } from './endPlacing.ts';
import type { Place } from './place.ts';
import type { PlacePhantom } from './placePhantom.ts';
import type { TakeBack } from './takeBack.ts';

/** The decisions of phases 1 and 2. */
export type PlacingMove =
  | DealOrder
  | ChooseStaff
  | AssignSurveyors
  | Place
  | TakeBack
  | EndPlacing
  | PlacePhantom;
