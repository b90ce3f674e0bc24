import { HEX_DIRECTIONS, type HexDirection, type Rejection } from '@roundhouse/engine';
import type { BuildLine } from '@roundhouse/engine/continental-divide';
import { type BuildContext, costOf, hasTrack, hexesAlong, indexOf, lineBetween } from './lines.ts';

/** What a player has laid out on the map, before anything is built. */
export interface BuildDraft {
  /** The railroad to build for; nothing: any of the player's own. */
  readonly railroad?: string | undefined;
  /** The hex with own track the line will start from. */
  readonly from?: string | undefined;
  readonly line?: BuildLine | undefined;
  /** Why the hex pressed last cannot be built. */
  readonly refusal?: { readonly hex: string; readonly rejection: Rejection } | undefined;
}

/**
 * A press on a hex while building: on the drawn line it shortens it, on own track it starts there, on any
 * other hex it draws the cheapest line that ends there, or says why there is none.
 */
export const pressToBuild = (context: BuildContext, draft: BuildDraft, hex: string): BuildDraft => {
  const { board } = context;
  const settled: BuildDraft = { railroad: draft.railroad, from: draft.from, line: draft.line };
  if (draft.line !== undefined) {
    const place = hexesAlong(board, draft.line).indexOf(indexOf(board, hex));
    if (place >= 0) return { ...settled, line: { ...draft.line, length: place + 1 } };
  }
  const owner = ownerOf(context, draft, hex);
  if (owner !== undefined)
    return hex === draft.from && draft.line === undefined
      ? { railroad: draft.railroad }
      : { railroad: owner, from: hex };
  const line = lineTo(context, draft, hex);
  if (line !== undefined) return { railroad: line.railroad, from: line.from, line };
  return { ...settled, refusal: { hex, rejection: whyNot(context, draft, hex) } };
};

/** The railroad whose line could start in the hex, the chosen one first. */
const ownerOf = (
  { board, position, lines }: BuildContext,
  draft: BuildDraft,
  hex: string,
): string | undefined => {
  const able = new Set(lines.map(({ railroad }) => railroad));
  const first = draft.railroad === undefined ? [] : [draft.railroad];
  return [...first, ...board.railroadIds].find((id) => able.has(id) && hasTrack(board, position, id, hex));
};

/** The line that ends in the hex: from the chosen start if that is straight, else the cheapest there is. */
const lineTo = (context: BuildContext, draft: BuildDraft, hex: string): BuildLine | undefined => {
  const { board, lines } = context;
  const found: BuildLine[] = [];
  for (const { railroad, from, direction, reach } of lines) {
    if (draft.railroad !== undefined && railroad !== draft.railroad) continue;
    const place = hexesAlong(board, { from, direction, length: reach }).indexOf(indexOf(board, hex));
    if (place < 0) continue;
    const line: BuildLine = { type: 'buildLine', railroad, from, direction, length: place + 1 };
    if (from === draft.from) return line;
    found.push(line);
  }
  const price = (line: BuildLine): number => costOf(board, hexesAlong(board, line));
  return found.sort((a, b) => price(a) - price(b) || a.length - b.length)[0];
};

/** The rule against the nearest straight line to the hex. */
const whyNot = (context: BuildContext, draft: BuildDraft, hex: string): Rejection => {
  const { board, reject } = context;
  const railroad = draft.railroad ?? context.lines[0]?.railroad;
  if (railroad === undefined) return whyNothing(context);
  const attempt = (from: string): BuildLine | undefined => {
    const way = lineBetween(board, from, hex);
    return way === undefined ? undefined : { type: 'buildLine', railroad, from, ...way };
  };
  const chosen = draft.from === undefined ? undefined : attempt(draft.from);
  const nearest = chosen ?? nearestOf(trackOf(context, railroad).flatMap((from) => attempt(from) ?? []));
  const rejection = nearest === undefined ? undefined : reject(nearest);
  return rejection ?? { rule: 'CD-4.3', code: 'table/notInLine', params: { railroad, hex } };
};

/** Why no line at all can be built for a railroad; nothing if one can. */
export const whyClosed = (context: BuildContext, railroad: string): Rejection | undefined => {
  if (context.lines.some((line) => line.railroad === railroad)) return undefined;
  const track = trackOf(context, railroad);
  // Without track there is no hex to speak of: the rules then say what the railroad itself lacks.
  const reasons = (track.length > 0 ? track : ['']).flatMap((from) =>
    HEX_DIRECTIONS.flatMap(
      (direction) => context.reject({ type: 'buildLine', railroad, from, direction, length: 1 }) ?? [],
    ),
  );
  // The others speak of one hex each; a treasury that is too small for any is the reason behind them.
  return reasons.find(({ code }) => code === 'buildLine/cannotAfford') ?? reasons[0] ?? whyNothing(context);
};

/** Nothing can be built: every railroad of the player's has had its line, or there is none to build for. */
const whyNothing = ({ board, position }: BuildContext): Rejection => {
  const railroad = board.railroadIds[position.linesBuilt.at(-1) ?? -1];
  return railroad === undefined
    ? { rule: 'CD-4.1', code: 'table/nothingToBuild' }
    : { rule: 'CD-4.2', code: 'buildLine/alreadyBuilt', params: { railroad } };
};

const nearestOf = (lines: readonly BuildLine[]): BuildLine | undefined =>
  [...lines].sort((a, b) => a.length - b.length)[0];

const trackOf = ({ board, position }: BuildContext, railroad: string): readonly string[] =>
  (position.railroads[board.railroadIndexOf.get(railroad) ?? -1]?.track ?? []).map(
    (hex) => board.hexIds[hex] ?? '',
  );

/** A line drawn by dragging: as long as the drag, as far as the line can go. */
export const dragToBuild = (
  context: BuildContext,
  { railroad, from }: { readonly railroad: string; readonly from: string },
  { direction, length }: { readonly direction: HexDirection; readonly length: number },
): BuildDraft => {
  const open = context.lines.find(
    (line) => line.railroad === railroad && line.from === from && line.direction === direction,
  );
  if (length < 1) return { railroad, from };
  const line: BuildLine = {
    type: 'buildLine',
    railroad,
    from,
    direction,
    length: Math.min(length, open?.reach ?? 0),
  };
  if (length <= (open?.reach ?? 0)) return { railroad, from, line };
  const rejection = context.reject({ ...line, length });
  const hex = hexesAlong(context.board, { from, direction, length }).at(-1);
  const refusal =
    rejection === undefined || hex === undefined
      ? undefined
      : { hex: context.board.hexIds[hex] ?? '', rejection };
  return { railroad, from, line: line.length > 0 ? line : undefined, refusal };
};

/** The drawn line one hex shorter or longer; nothing drawn once it has no hexes left. */
export const resized = (context: BuildContext, draft: BuildDraft, by: 1 | -1): BuildDraft => {
  const { line } = draft;
  if (line === undefined) return draft;
  const length = line.length + by;
  const base = { railroad: draft.railroad, from: draft.from };
  if (length < 1) return base;
  const longer: BuildLine = { ...line, length };
  const rejection = context.reject(longer);
  if (rejection === undefined) return { ...base, line: longer };
  const hex = hexesAlong(context.board, longer).at(-1) ?? -1;
  return { ...base, line, refusal: { hex: context.board.hexIds[hex] ?? '', rejection } };
};

/** The hex the drawn line could take next, with its cost. */
export const nextHex = (context: BuildContext, line: BuildLine): string | undefined => {
  const longer: BuildLine = { ...line, length: line.length + 1 };
  if (context.reject(longer) !== undefined) return undefined;
  return context.board.hexIds[hexesAlong(context.board, longer).at(-1) ?? -1];
};
