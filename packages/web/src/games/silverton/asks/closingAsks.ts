import { listText, pieceOf, pieceWords, segmentName, townName } from '../describe/terms.ts';
import type { ChoicesAt, MoveOf } from '../play/svSession.ts';
import { sv } from '../words/index.ts';
import type { Ask, Asking, Option } from './ask.ts';

const staffName = ({ desk }: Asking, staff: number): string => {
  const member = desk.position.players[desk.seat ?? -1]?.staff[staff];
  return member === undefined ? '' : pieceWords(pieceOf(member));
};

export const assignSurveyorsAsk = ({ cities }: ChoicesAt<'assignSurveyors'>, asking: Asking): Ask => {
  const { desk } = asking;
  const surveyors = (desk.position.players[desk.seat ?? -1]?.staff ?? []).filter(({ role }) => role === 'S');
  return {
    title: sv.t('ask.assignSurveyors'),
    options: cities.map((each) => ({
      label: listText(
        each.map((city, index) =>
          sv.t('ask.surveyorTo', {
            piece: pieceOf(surveyors[index] ?? { role: 'S', bonus: 0 }),
            city: townName(desk.board, city),
          }),
        ),
      ),
      move: { type: 'assignSurveyors', cities: each },
    })),
  };
};

export const plowsAsk = ({ plows }: ChoicesAt<'plows'>, { desk }: Asking): Ask => ({
  title: sv.t('ask.plows'),
  note: sv.t('ask.plowsNote'),
  options: plows.flatMap(({ bonus, segments }) =>
    segments.map((segment) => {
      const length = desk.board.segmentById.get(segment)?.length ?? 0;
      // A die and the bonus must reach the length.
      const chance = Math.min(6, Math.max(0, 7 + bonus - length)) / 6;
      return {
        label: sv.t('ask.setPlow', { bonus, segment: segmentName(desk.board, segment) }),
        note: sv.t('ask.plowOdds', { length, chance }),
        move: { type: 'setPlow', bonus, segment } as const,
      };
    }),
  ),
  end: { label: sv.t('ask.endPlows'), move: { type: 'endPlows' } },
});

export const assignTrainAsk = ({ power, cities }: ChoicesAt<'assignTrain'>, { desk }: Asking): Ask => ({
  title: sv.t('ask.assignTrain', { power }),
  options: cities.map((city) => ({
    label: townName(desk.board, city),
    move: { type: 'assignTrain', city },
  })),
});

export const finesAsk = (
  { jailed, dead, bail, replacementFee }: ChoicesAt<'fines'>,
  asking: Asking,
): Ask => ({
  title: sv.t('ask.fines'),
  options: [
    ...jailed.flatMap(({ staff, mayRoll, mayPay }): readonly Option[] => {
      const who = staffName(asking, staff);
      return [
        ...(mayPay
          ? [{ label: sv.t('ask.bail', { who, bail }), move: { type: 'payBail', staff } as const }]
          : []),
        ...(mayRoll
          ? [
              {
                label: sv.t('ask.rollFree', { who }),
                note: sv.t('ask.rollFreeNote'),
                move: { type: 'rollForFreedom', staff } as const,
              },
            ]
          : []),
      ];
    }),
    ...dead.map((staff) => ({
      label: sv.t('ask.replace', { who: staffName(asking, staff), fee: replacementFee }),
      move: { type: 'replaceDead', staff } as const,
    })),
  ],
  end: { label: sv.t('ask.endTurn'), move: { type: 'endTurn' } },
});

export const victimAsk = ({ event, staff }: ChoicesAt<'eventVictim'>, asking: Asking): Ask => ({
  title: sv.t('ask.victim', { event: sv.t(`card.${event}`) }),
  options: staff.map((each) => ({
    label: staffName(asking, each),
    move: { type: 'chooseVictim', staff: each },
  })),
});

export const hiringAsk = ({ fee, hires }: ChoicesAt<'hiring'>, asking: Asking): Ask => {
  const noteOf = ({ replaces, city }: MoveOf<'hire'>): string | undefined => {
    if (replaces !== undefined) return sv.t('ask.inPlaceOf', { who: staffName(asking, replaces) });
    return city === undefined ? undefined : townName(asking.desk.board, city);
  };
  return {
    title: sv.t('ask.hiring', { fee }),
    options: hires.map((move) => ({
      label: sv.t('ask.hire', { who: pieceWords(move.role) }),
      note: noteOf(move),
      move,
    })),
    end: { label: sv.t('ask.hireNobody'), move: { type: 'hireNobody' } },
  };
};

export const equipmentAsk = ({ trains, plows }: ChoicesAt<'equipment'>, { desk }: Asking): Ask => {
  const owned = desk.position.players[desk.seat ?? -1]?.trains ?? [];
  const oldPower = ({ tradeIn }: MoveOf<'buyTrain'>): number => owned[tradeIn ?? -1]?.power ?? 0;
  const trainOption = ({ move, cost }: (typeof trains)[number]): Option => ({
    label: sv.t('ask.buyTrain', { power: move.power, cost }),
    note: trainNote(desk.board, move, owned[move.tradeIn ?? -1]?.power),
    move,
  });
  const plowOption = ({ move, cost }: (typeof plows)[number]): Option => ({
    label: sv.t('ask.buyPlow', { bonus: move.bonus, cost }),
    note: move.tradeIn === undefined ? undefined : sv.t('ask.forOldPlow', { old: move.tradeIn }),
    move,
  });
  const isGain = (train: (typeof trains)[number]): boolean => train.move.power > oldPower(train.move);
  const isBetterPlow = ({ move }: (typeof plows)[number]): boolean => move.bonus > (move.tradeIn ?? 0);
  return {
    title: sv.t('ask.equipment'),
    options: eachOnce([
      ...trains.filter(isGain).map(trainOption),
      ...plows.filter(isBetterPlow).map(plowOption),
    ]),
    rare: eachOnce([
      ...trains.filter((train) => !isGain(train)).map(trainOption),
      ...plows.filter((plow) => !isBetterPlow(plow)).map(plowOption),
    ]),
    end: { label: sv.t('ask.buyNothing'), move: { type: 'buyNothing' } },
  };
};

/** Of trains that are alike it does not matter which one is traded in. */
const eachOnce = (options: readonly Option[]): readonly Option[] => [
  ...new Map(options.map((option) => [`${option.label}/${option.note}`, option])).values(),
];

const trainNote = (
  board: Asking['desk']['board'],
  { city }: MoveOf<'buyTrain'>,
  old: number | undefined,
): string | undefined => {
  const parts = [
    ...(old === undefined ? [] : [sv.t('ask.forOldTrain', { old })]),
    ...(city === undefined ? [] : [townName(board, city)]),
  ];
  return parts.length === 0 ? undefined : parts.join(', ');
};
