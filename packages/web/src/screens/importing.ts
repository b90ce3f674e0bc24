import type { SeatKind } from '@roundhouse/bots';
import {
  type AnyGame,
  type BoardId,
  GAMES,
  isGameId,
  type MatchRecord,
  type PlainMove,
  type Problem,
  type Rejection,
} from '@roundhouse/engine';
import { TABLES } from '../games/index.ts';
import { plainText } from '../i18n/sentence.ts';
import { boardOf } from '../match/boards.ts';
import type { MatchStore } from '../match/storage.ts';
import { headerIn, importMatch, matchesIn } from '../match/transfer.ts';

/** What reading a match file has come to. */
export type Reading =
  | { readonly outcome: 'empty' }
  | {
      readonly outcome: 'several';
      readonly matches: readonly {
        readonly content: string;
        readonly game: string;
        readonly names: readonly string[];
      }[];
    }
  | { readonly outcome: 'unreadable'; readonly problem: Problem }
  | { readonly outcome: 'unknownGame'; readonly game: string }
  | { readonly outcome: 'unknownBoard'; readonly board: string }
  | {
      readonly outcome: 'broken';
      readonly sequence: number;
      readonly rejection: Rejection;
      readonly why: string;
    }
  | {
      readonly outcome: 'ready';
      readonly record: MatchRecord<PlainMove>;
      /** Who played, by seat; empty where the file does not say. */
      readonly kinds: readonly SeatKind[];
      readonly over: boolean;
    };

/** Reads a match in text or JSON and plays it through; changes nothing anywhere. */
export const readMatchFile = async (store: MatchStore, content: string): Promise<Reading> => {
  if (content.trim() === '') return { outcome: 'empty' };
  const matches = matchesIn(content);
  if (matches.length > 1) return severalMatches(matches);
  const head = headerIn(content);
  if (!head.ok) return { outcome: 'unreadable', problem: head.problem };
  const { game: id } = head.header;
  if (!isGameId(id)) return { outcome: 'unknownGame', game: id };
  const game = await GAMES[id]();
  const known = await boardOf(game, store, head.header);
  if (known === undefined) return { outcome: 'unknownBoard', board: head.header.board.id };
  const imported = importMatch(game, known.board, content);
  if (imported.ok)
    return { outcome: 'ready', record: imported.record, kinds: head.kinds, over: imported.over };
  if (imported.brokenAt === undefined) return { outcome: 'unreadable', problem: imported.problem };
  const { sequence, rejection } = imported.brokenAt;
  const why = await reasonFor(game, known.board, { rejection, header: head.header });
  return { outcome: 'broken', sequence, rejection, why };
};

/** The heads of several matches to choose from; one that cannot be read is told of instead. */
const severalMatches = (contents: readonly string[]): Reading => {
  const heads = contents.map((content) => ({ content, head: headerIn(content) }));
  for (const { head } of heads) if (!head.ok) return { outcome: 'unreadable', problem: head.problem };
  return {
    outcome: 'several',
    matches: heads.flatMap(({ content, head }) =>
      head.ok ? [{ content, game: head.header.game, names: head.header.names }] : [],
    ),
  };
};

/** The rule in words, where the game's table can say it. */
const reasonFor = async (
  game: AnyGame,
  board: BoardId,
  { rejection, header }: { readonly rejection: Rejection; readonly header: MatchRecord<PlainMove>['header'] },
): Promise<string> => {
  const table = isGameId(game.id) ? await TABLES[game.id]?.() : undefined;
  if (table === undefined || rejection.rule === 'match') return rejection.code;
  await table.loadMessages();
  return plainText(table.describeRejection(rejection, { board, header, names: header.names }));
};
