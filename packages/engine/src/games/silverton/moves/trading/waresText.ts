import { type Decoded, decoded, problem } from '../../../../kernel/index.ts';
import { claimText, claimWord, lineText, lineWord, moneyText, moneyWord, wholeWord } from '../../notation.ts';
import type { Board } from '../../types.ts';
import { decodeWares, inOrder, NO_WARES, type OfferedGoods, type Terms, type Wares } from './wares.ts';

/** `$100 #41 denver--golden =9 T24 plow+3 #12*3>pueblo`, or `nothing`. */
const waresText = ({ cash, claims, segments, lines, trains, plows, goods }: Wares): readonly string[] => {
  const words = [
    ...(cash > 0 ? [moneyText(cash)] : []),
    ...claims.map(claimText),
    ...segments,
    ...lines.map(lineText),
    ...trains.map((power) => `T${power}`),
    ...plows.map((bonus) => `plow+${bonus}`),
    ...goods.map(({ claim, units, city }) => `${claimText(claim)}*${units}>${city}`),
  ];
  return words.length === 0 ? ['nothing'] : words;
};

const trainWord = wholeWord('train', 'T');
const plowWord = wholeWord('plow', 'plow+');

const goodsIn = ({ townById }: Board, word: string): OfferedGoods | undefined => {
  const [, claim, units, city = ''] = /^#([1-9]\d{0,2})\*([1-9]\d{0,2})>(.+)$/.exec(word) ?? [];
  return townById.has(city) ? { claim: Number(claim), units: Number(units), city } : undefined;
};

/** `wares` with what one word names added to them. */
const withWord = (board: Board, wares: Wares, word: string): Wares | undefined => {
  const cash = moneyWord.read(word);
  if (cash !== undefined) return wares.cash === 0 && cash > 0 ? { ...wares, cash } : undefined;
  const claim = claimWord.read(word);
  if (claim !== undefined) return { ...wares, claims: [...wares.claims, claim] };
  const line = lineWord.read(word);
  if (line !== undefined) return { ...wares, lines: [...wares.lines, line] };
  const power = trainWord.read(word);
  if (power !== undefined) return { ...wares, trains: [...wares.trains, power] };
  const bonus = plowWord.read(word);
  if (bonus !== undefined) return { ...wares, plows: [...wares.plows, bonus] };
  if (board.segmentById.has(word)) return { ...wares, segments: [...wares.segments, word] };
  const goods = goodsIn(board, word);
  return goods === undefined ? undefined : { ...wares, goods: [...wares.goods, goods] };
};

const readWares = (board: Board, words: readonly string[], side: string): Decoded<Wares> => {
  if (words.length === 1 && words[0] === 'nothing') return decoded(NO_WARES);
  if (words.length === 0) return problem(side, 'wares, or nothing', undefined);
  let wares: Wares = NO_WARES;
  for (const word of words) {
    const more = withWord(board, wares, word);
    if (more === undefined)
      return problem(side, '$, #claim, =line, segment, T train, plow+ or #claim*units>city', word);
    wares = more;
  }
  return decodeWares(inOrder(wares), side);
};

/** `$200 for #41`. */
export const termsText = ({ gives, gets }: Terms): readonly string[] => [
  ...waresText(gives),
  'for',
  ...waresText(gets),
];

export const readTerms = (board: Board, words: readonly string[]): Decoded<Terms> => {
  const middle = words.indexOf('for');
  if (middle === -1) return problem('terms', 'what is given, the word for, and what is got', words.join(' '));
  const gives = readWares(board, words.slice(0, middle), 'gives');
  if (!gives.ok) return gives;
  const gets = readWares(board, words.slice(middle + 1), 'gets');
  return gets.ok ? decoded({ gives: gives.value, gets: gets.value }) : gets;
};
