import type { View } from '@roundhouse/engine/silverton';
import { sv } from '../words/index.ts';
import { type About, goodName, listText, pieceOf, segmentName } from './terms.ts';

/** A segment in words: ends, cost, length, snow, owner, who stands there. */
export const describeSegment = (
  view: View,
  { board, names }: Pick<About, 'board' | 'names'>,
  id: string,
): string => {
  const segment = board.segmentById.get(id);
  if (segment === undefined) return id;
  const owner = view.owners[segment.index] ?? -1;
  const surveyors = view.players.flatMap(({ staff }, seat) =>
    staff.flatMap((member) =>
      member.place.at === 'segment' && member.place.segment === segment.index
        ? [`${names[seat] ?? ''} ${pieceOf(member)}`]
        : [],
    ),
  );
  return [
    segmentName(board, id),
    sv.t('place.segment', { cost: segment.cost, length: segment.length }),
    ...(segment.snow ? [sv.t('place.snow')] : []),
    ...(owner >= 0 ? [sv.t('place.owner', { player: names[owner] ?? '' })] : []),
    ...(surveyors.length > 0 ? [sv.t('place.staff', { staff: listText(surveyors) })] : []),
  ].join(' · ');
};

/** A town in words: market, claims, where its track leads. */
export const describeTown = (view: View, { board }: Pick<About, 'board'>, id: string): string => {
  const town = board.townById.get(id);
  if (town === undefined) return id;
  const claims = board.claims.flatMap((claim) =>
    claim?.town === town.index
      ? [sv.t('place.claim', { claim: claim.name, good: goodName(claim.commodity) })]
      : [],
  );
  const faceUp = view.display.filter((number) => board.claims[number]?.town === town.index).length;
  return [
    town.name,
    ...(town.market ? [sv.t('place.market')] : []),
    ...(claims.length > 0 ? [sv.t('place.claims', { claims: listText(claims) })] : []),
    ...(faceUp > 0 ? [sv.t('place.faceUp', { count: faceUp })] : []),
  ].join(' · ');
};

/** Where the track of a town leads, in words. */
export const describeNeighbours = (view: View, about: Pick<About, 'board' | 'names'>, id: string): string => {
  const town = about.board.townById.get(id);
  const tracks = (town?.segments ?? []).flatMap((index) => about.board.segments[index]?.id ?? []);
  return sv.t('place.neighbours', {
    town: town?.name ?? id,
    tracks: tracks.map((track) => describeSegment(view, about, track)).join('; '),
  });
};
