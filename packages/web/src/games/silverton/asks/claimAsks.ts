import { isWinter } from '@roundhouse/engine/silverton';
import { plainText } from '../../../i18n/sentence.ts';
import { describeRejection } from '../describe/describeRejection.ts';
import { claimName, goodName, pieceOf, segmentName, targetName, townAt, unitsOf } from '../describe/terms.ts';
import { chanceAbove, depletionChance, expectedUnits, firstWorth } from '../play/figures.ts';
import type { ChoicesAt } from '../play/svSession.ts';
import { sv } from '../words/index.ts';
import type { Ask, Asking, Option } from './ask.ts';

const claimNote = ({ desk }: Asking, number: number): string | undefined => {
  const claim = desk.board.claims[number];
  if (claim === undefined) return undefined;
  return sv.t('ask.claimNote', {
    town: townAt(desk.board, claim.town),
    good: goodName(claim.commodity),
    cost: claim.operatingCost,
    worth: firstWorth(desk.board, desk.view, claim),
  });
};

const prospectorOptions = (
  { staff, target, price, problem, slides }: ChoicesAt<'claims'>['prospectors'][number],
  asking: Asking,
): readonly Option[] => {
  const { desk, about } = asking;
  const card = targetName(about, target);
  const piece = pieceOf(desk.position.players[desk.seat ?? -1]?.staff[staff] ?? { role: 'P', bonus: 0 });
  if (target.on === 'deck')
    return [
      {
        label: sv.t('ask.draw', { piece }),
        note: sv.t('ask.drawNote'),
        move: { type: 'drawFromDeck', staff },
      },
    ];
  const line = target.on === 'line' ? desk.board.lines[target.line] : undefined;
  const note =
    target.on === 'claim'
      ? claimNote(asking, target.claim)
      : sv.t('ask.lineNote', { income: line?.income ?? 0 });
  const buy: readonly Option[] =
    problem === null
      ? [{ label: sv.t('ask.buy', { card, price }), note, move: { type: 'buyCard', staff } }]
      : [];
  const why = problem === null ? undefined : plainText(describeRejection(problem, about));
  return [
    ...buy,
    ...slides.map((pile) => ({
      label:
        pile === null ? sv.t('ask.slideToClaims', { card }) : sv.t('ask.slide', { card, pile: pile + 1 }),
      move: { type: 'slideLine', staff, ...(pile === null ? {} : { pile }) } as const,
    })),
    { label: sv.t('ask.leave', { card }), note: why, move: { type: 'declineCard', staff } },
  ];
};

export const claimsAsk = ({ prospectors }: ChoicesAt<'claims'>, asking: Asking): Ask => {
  const { desk } = asking;
  const onDeck = prospectors.some(({ target }) => target.on === 'deck');
  return {
    title: sv.t('ask.claims'),
    options: prospectors.flatMap((each) => prospectorOptions(each, asking)),
    end:
      onDeck || desk.session.reject({ type: 'endClaims' }) !== undefined
        ? undefined
        : { label: sv.t('ask.endClaims'), move: { type: 'endClaims' } },
  };
};

export const drawnAsk = ({ claim, price }: ChoicesAt<'drawn'>, asking: Asking): Ask => ({
  title: sv.t('ask.drawn', { claim: claimName(asking.desk.board, claim) }),
  note: claimNote(asking, claim),
  claim,
  options: [
    {
      label: sv.t('ask.buy', { card: claimName(asking.desk.board, claim), price }),
      move: { type: 'buyDrawn' },
    },
  ],
  end: { label: sv.t('ask.leaveFaceUp'), move: { type: 'leaveDrawn' } },
});

export const operatingAsk = ({ claims, working }: ChoicesAt<'operating'>, { desk }: Asking): Ask => ({
  title: sv.t('ask.operating'),
  note:
    working.length === 0
      ? undefined
      : sv.t('ask.working', { claims: working.map((each) => claimName(desk.board, each)).join(', ') }),
  options: claims.map(({ claim, cost, firstTime }) => {
    const card = desk.board.claims[claim];
    return {
      label: sv.t('ask.operate', { claim: claimName(desk.board, claim), cost }),
      note:
        card === undefined
          ? undefined
          : sv.t('ask.operateNote', {
              good: unitsOf(card.commodity),
              units: Math.round(expectedUnits(card, firstTime) * 10) / 10,
              risk: depletionChance(card, firstTime),
            }),
      move: { type: 'operate', claim },
    };
  }),
  end: {
    label: sv.t(working.length === 0 ? 'ask.endOperating' : 'ask.rollOperating', { count: working.length }),
    move: { type: 'endOperating' },
  },
});

const trackTitle = ({ build, dismantle }: ChoicesAt<'track' | 'secondBuild'>, winter: boolean): string => {
  const either = build.length === 0 ? 'ask.lift' : 'ask.trackOrLift';
  const title = sv.t(dismantle.length === 0 ? 'ask.track' : either);
  return winter ? `${title} ${sv.t('ask.isWinter')}` : title;
};

export const trackAsk = (now: ChoicesAt<'track' | 'secondBuild'>, { desk }: Asking): Ask => {
  const { board } = desk;
  const [second] = now.build;
  return {
    title:
      now.stage === 'secondBuild'
        ? sv.t('ask.secondBuild', { segment: segmentName(board, second?.segment ?? '') })
        : trackTitle(now, isWinter(board, desk.view)),
    options: [
      ...now.build.flatMap(({ segment, cost, length, roll, abandon }): readonly Option[] => {
        const name = segmentName(board, segment);
        if (roll)
          return [
            {
              label: sv.t('ask.trySecond', { segment: name, cost }),
              note: sv.t('ask.trySecondNote', { length, chance: chanceAbove(length) }),
              move: { type: 'trySecondSegment', segment },
            },
          ];
        const label = sv.t('ask.build', { segment: name, cost });
        if (abandon.length === 0)
          return [{ label, note: sv.t('ask.length', { length }), move: { type: 'buildSegment', segment } }];
        return abandon.map((old) => ({
          label,
          note: sv.t('ask.abandon', { segment: segmentName(board, old) }),
          move: { type: 'buildSegment', segment, abandon: old },
        }));
      }),
      ...now.dismantle.map(({ segment, salvage }) => ({
        label: sv.t('ask.dismantle', { segment: segmentName(board, segment) }),
        note: sv.t('ask.dismantleNote', { salvage }),
        modest: true,
        move: { type: 'dismantle', segment } as const,
      })),
    ],
    end:
      now.stage === 'secondBuild'
        ? { label: sv.t('ask.declineSecond'), move: { type: 'declineSegment' } }
        : { label: sv.t('ask.endTrack'), move: { type: 'endTrack' } },
  };
};
