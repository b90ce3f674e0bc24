import type { Chapter, Rulebook } from './parse.ts';

/** Text as a reader would type it: small letters, no accents, plain spaces, straight quotes. */
const normalised = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll('œ', 'oe')
    .toLowerCase();

/** The chapters with only those parts that hold every word of `query`; all of them for an empty one. */
export const searched = ({ chapters }: Rulebook, query: string): readonly Chapter[] => {
  const words = normalised(query)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return chapters;
  const holds = (text: string): boolean => {
    const plain = normalised(text);
    return words.every((word) => plain.includes(word));
  };
  return chapters.flatMap((chapter) => {
    const parts = chapter.parts.filter((part) => holds(`${chapter.title} ${textOf(part)}`));
    return parts.length === 0 ? [] : [{ ...chapter, parts }];
  });
};

const textOf = (part: Chapter['parts'][number]): string =>
  part.kind === 'rule'
    ? `${part.id} ${part.spans.map(({ text }) => text).join('')}`
    : [part.head, ...part.rows].flat().join(' ');
