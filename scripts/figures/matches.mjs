import { formatMatch, GAMES, newHeader, seededRng } from '@roundhouse/engine';

/** A match of six played to its end at random. */
const played = async (id, seed) => {
  const game = await GAMES[id]();
  const rules = game.rules(game.defaultBoard);
  const options = game.decodeOptions(id === 'silverton' ? { length: 'short' } : {});
  const header = newHeader(game, game.defaultBoard, {
    players: 6,
    names: [...'ABCDEF'],
    options: options.value,
  });
  const rng = seededRng(seed);
  const moves = [];
  /** What a person would type, or nothing where chance moved. */
  const typed = [];
  let state = rules.setup(header);
  while (rules.actor(state).kind !== 'over') {
    const move = rules.sampleMove(state, rng);
    typed.push(rules.actor(state).kind === 'seat' ? rules.notation.format(state, move) : undefined);
    moves.push(move);
    state = rules.apply(state, move);
  }
  return { rules, header, moves, typed };
};

/** A finished match as text. */
export const wholeMatch = async (id, seed) => {
  const { rules, header, moves } = await played(id, seed);
  return { text: formatMatch(rules, { header, moves }), length: moves.length };
};

/** The first third of a match as text, and what people typed until chance next had a word, at most `most`. */
export const partOfMatch = async (id, seed, most) => {
  const { rules, header, moves, typed } = await played(id, seed);
  const runs = [...typed.keys()].map((from) => {
    const end = typed.findIndex((command, index) => index >= from && command === undefined);
    return { from, length: (end === -1 ? typed.length : end) - from };
  });
  const third = Math.floor(moves.length / 3);
  const { from, length } = runs
    .filter((run) => run.from >= third)
    .reduce((best, run) => (run.length > best.length ? run : best));
  return {
    text: formatMatch(rules, { header, moves: moves.slice(0, from) }),
    commands: typed.slice(from, from + Math.min(most, length)),
  };
};
