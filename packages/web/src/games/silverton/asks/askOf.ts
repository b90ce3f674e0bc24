import type { Choices } from '@roundhouse/engine/silverton';
import type { Ask, Asking } from './ask.ts';
import { claimsAsk, drawnAsk, operatingAsk, trackAsk } from './claimAsks.ts';
import {
  assignSurveyorsAsk,
  assignTrainAsk,
  equipmentAsk,
  finesAsk,
  hiringAsk,
  plowsAsk,
  victimAsk,
} from './closingAsks.ts';
import { callSpecialAsk, jointOfferAsk, moveAsideAsk, phantomAsk } from './disputeAsks.ts';

/** Decisions that are one choice out of a list; `undefined` for those with a sheet of their own. */
export const askOf = (now: Choices, asking: Asking): Ask | undefined => {
  switch (now.stage) {
    case 'assignSurveyors':
      return assignSurveyorsAsk(now, asking);
    case 'phantom':
      return phantomAsk(now, asking);
    case 'moveAside':
      return moveAsideAsk(now, asking);
    case 'callSpecial':
      return callSpecialAsk(now, asking);
    case 'jointOffer':
      return jointOfferAsk(now, asking);
    case 'claims':
      return claimsAsk(now, asking);
    case 'drawn':
      return drawnAsk(now, asking);
    case 'track':
    case 'secondBuild':
      return trackAsk(now, asking);
    case 'operating':
      return operatingAsk(now, asking);
    case 'plows':
      return plowsAsk(now, asking);
    case 'assignTrain':
      return assignTrainAsk(now, asking);
    case 'fines':
      return finesAsk(now, asking);
    case 'eventVictim':
      return victimAsk(now, asking);
    case 'hiring':
      return hiringAsk(now, asking);
    case 'equipment':
      return equipmentAsk(now, asking);
    default:
      return undefined;
  }
};
