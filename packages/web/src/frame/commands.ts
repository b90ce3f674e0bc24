import { type GameRules, type PlainMove, type Rejection, seededRng } from '@roundhouse/engine';

type Rules = Pick<
  GameRules<unknown, PlainMove, unknown, unknown>,
  'legalMoves' | 'sampleMove' | 'notation' | 'reject'
>;

/** How many moves are looked at once there is enough to offer, and when there is not. */
const ENOUGH = 600;
const AT_MOST = 6_000;
/** Moves drawn at random besides, which come from every kind of decision. */
const DRAWN = 40;
/** How many moves are looked at before the page may do something else. */
const SLICE = 20;

const words = (text: string): string => text.trimStart().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * Ways to go on typing: whole moves where few begin like this, else the next word of those that do. Gives
 * what it has found so far every now and then, so that a long search need not hold up the page.
 */
export function* completing(
  rules: Rules,
  position: unknown,
  typed: string,
  most = 8,
): Generator<readonly string[], readonly string[]> {
  const begun = words(typed);
  const fitting = new Set<string>();
  let looked = 0;
  for (const move of candidates(rules, position)) {
    const text = rules.notation.format(position, move);
    if (text.toLowerCase().startsWith(begun)) fitting.add(text);
    looked += 1;
    if (looked > AT_MOST || (looked > ENOUGH && fitting.size > most)) break;
    if (looked % SLICE === 0) yield offer(fitting, begun, most);
  }
  return offer(fitting, begun, most);
}

const offer = (fitting: ReadonlySet<string>, begun: string, most: number): readonly string[] => {
  if (fitting.size <= most) return [...fitting];
  const next = new Set([...fitting].map((text) => upToNextWord(text, begun.length)));
  return [...next].slice(0, 3 * most);
};

function* candidates(rules: Rules, position: unknown): Iterable<PlainMove> {
  const rng = seededRng('completions');
  for (let drawn = 0; drawn < DRAWN; drawn += 1) yield rules.sampleMove(position, rng);
  yield* rules.legalMoves(position);
}

const upToNextWord = (text: string, from: number): string => {
  const end = text.indexOf(' ', from);
  return end === -1 ? text : text.slice(0, end + 1);
};

export type Command =
  | { readonly kind: 'move'; readonly move: PlainMove }
  | { readonly kind: 'rejected'; readonly rejection: Rejection }
  | { readonly kind: 'unread'; readonly where: string; readonly expected: string; readonly found: string };

/** A typed move as the rules see it. */
export const commandOf = (rules: Rules, position: unknown, typed: string): Command => {
  const read = rules.notation.parse(position, typed.trim());
  if (!read.ok) {
    const { path, expected, found } = read.problem;
    return { kind: 'unread', where: path, expected, found };
  }
  const rejection = rules.reject(position, read.value);
  return rejection === undefined ? { kind: 'move', move: read.value } : { kind: 'rejected', rejection };
};
