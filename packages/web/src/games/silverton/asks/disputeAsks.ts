import { claimName, lineName, listText, segmentName, targetName } from '../describe/terms.ts';
import type { ChoicesAt } from '../play/svSession.ts';
import { sv } from '../words/index.ts';
import type { Ask, Asking } from './ask.ts';

const track = ({ desk: { board } }: Asking, id: string): string => {
  const segment = board.segmentById.get(id);
  return sv.t('ask.segment', { cost: segment?.cost ?? 0, length: segment?.length ?? 0 });
};

export const moveAsideAsk = ({ segment, aside }: ChoicesAt<'moveAside'>, asking: Asking): Ask => {
  const { board } = asking.desk;
  return {
    title: sv.t('ask.moveAside', { segment: segmentName(board, segment) }),
    options: aside.map((id) => ({
      label: sv.t('ask.asideTo', { segment: segmentName(board, id) }),
      note: track(asking, id),
      move: { type: 'moveAside', segment: id },
    })),
    end: { label: sv.t('ask.standFast'), move: { type: 'standFast' } },
  };
};

export const callSpecialAsk = ({ segments }: ChoicesAt<'callSpecial'>, { desk }: Asking): Ask => ({
  title: sv.t('ask.callSpecial', { segments: listText(segments.map((id) => segmentName(desk.board, id))) }),
  note: sv.t('ask.callSpecialNote'),
  options: [{ label: sv.t('ask.call'), move: { type: 'callDispute' } }],
  end: { label: sv.t('ask.letBe'), move: { type: 'letBe' } },
});

export const jointOfferAsk = (
  { line, pair, prices }: ChoicesAt<'jointOffer'>,
  { desk, about }: Asking,
): Ask => ({
  title: sv.t('ask.joint', { line: lineName(desk.board, line) }),
  note: listText(
    pair.map((seat, index) =>
      sv.t('ask.jointPrice', { player: about.names[seat] ?? '', price: prices[index] ?? 0 }),
    ),
  ),
  options: [{ label: sv.t('ask.agree'), move: { type: 'agreeJoint' } }],
  end: { label: sv.t('ask.refuse'), move: { type: 'refuseJoint' } },
});

export const phantomAsk = ({ cards }: ChoicesAt<'phantom'>, { about }: Asking): Ask => ({
  title: sv.t('ask.phantom'),
  options: cards.map((card) => ({
    label: card.on === 'claim' ? claimName(about.board, card.claim) : targetName(about, card),
    move: { type: 'placePhantom', card },
  })),
});
