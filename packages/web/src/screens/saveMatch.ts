import { GAMES, isGameId } from '@roundhouse/engine';
import { boardOf } from '../match/boards.ts';
import { seatsInFile } from '../match/seats.ts';
import type { MatchStore } from '../match/storage.ts';
import { exportMatch } from '../match/transfer.ts';
import { download } from './download.ts';

/** Saves a kept match as a file. */
export const saveMatch = async (store: MatchStore, id: string, form: 'text' | 'json'): Promise<void> => {
  const loaded = await store.load(id);
  if (loaded === undefined || !isGameId(loaded.match.header.game)) return;
  const header = { ...loaded.match.header, seats: seatsInFile(loaded.match.seats) };
  const game = await GAMES[loaded.match.header.game]();
  const known = await boardOf(game, store, header);
  if (known === undefined) return;
  const content = exportMatch(game, known.board, { header, moves: loaded.moves }, form);
  download(`${header.game}-${id}.${form === 'text' ? 'txt' : 'json'}`, content);
};
