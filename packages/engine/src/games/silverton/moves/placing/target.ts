import { anyOf, type Decoder, integer, object, oneOf, string } from '../../../../kernel/index.ts';
import {
  claimText,
  claimWord,
  eitherWord,
  fixedWord,
  lineText,
  lineWord,
  mapped,
  segmentWord,
  type Word,
} from '../../notation.ts';
import type { Post } from '../../rules/placing.ts';
import type { Board, ClaimNumber, LineNumber, SegmentId } from '../../types.ts';

/** Where a move puts a staff member, by permanent ids. */
export type Target =
  | { readonly on: 'segment'; readonly segment: SegmentId }
  | { readonly on: 'claim'; readonly claim: ClaimNumber }
  | { readonly on: 'line'; readonly line: LineNumber }
  | { readonly on: 'deck' };

export const decodeTarget: Decoder<Target> = anyOf<Target>('a segment, claim, line or the deck', [
  object({ on: oneOf(['segment']), segment: string }),
  object({ on: oneOf(['claim']), claim: integer(1) }),
  object({ on: oneOf(['line']), line: integer(1) }),
  object({ on: oneOf(['deck']) }),
]);

/** The post a target names; `undefined` for a segment the board does not have. */
export const postOf = ({ segmentById }: Board, target: Target): Post | undefined => {
  switch (target.on) {
    case 'segment': {
      const segment = segmentById.get(target.segment);
      return segment === undefined ? undefined : { at: 'segment', segment: segment.index };
    }
    case 'claim':
      return { at: 'claim', claim: target.claim };
    case 'line':
      return { at: 'line', line: target.line };
    case 'deck':
      return { at: 'deck' };
  }
};

export const targetOf = ({ segments }: Board, post: Post): Target => {
  switch (post.at) {
    case 'segment':
      return { on: 'segment', segment: segments[post.segment]?.id ?? '' };
    case 'claim':
      return { on: 'claim', claim: post.claim };
    case 'line':
      return { on: 'line', line: post.line };
    case 'deck':
      return { on: 'deck' };
  }
};

export const targetText = (target: Target): string => {
  switch (target.on) {
    case 'segment':
      return target.segment;
    case 'claim':
      return claimText(target.claim);
    case 'line':
      return lineText(target.line);
    case 'deck':
      return 'deck';
  }
};

/** A face-up card: a claim or a passenger line. */
export type Card = Extract<Target, { readonly on: 'claim' | 'line' }>;

export const cardWord: Word<Card> = eitherWord<Card, Card>(
  mapped(claimWord, (claim): Card => ({ on: 'claim', claim })),
  mapped(lineWord, (line): Card => ({ on: 'line', line })),
);

export const targetWord = (board: Board): Word<Target> =>
  eitherWord<Target, Target>(
    eitherWord<Target, Target>(
      cardWord,
      mapped(fixedWord('deck', ['deck']), (): Target => ({ on: 'deck' })),
    ),
    mapped(segmentWord(board), (segment): Target => ({ on: 'segment', segment })),
  );
