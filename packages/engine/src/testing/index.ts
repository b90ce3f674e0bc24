export { type Conformance, conformance, type Trial } from './conformance.ts';
export { type FuzzReport, fuzzMoves } from './fuzz.ts';
export { mutated, randomJson } from './mutate.ts';
export { type Perft, perft } from './perft.ts';
export { deepFreeze, plainJsonProblem } from './plainJson.ts';
export type { Finding } from './playout.ts';
export { folderFaults, type Recording, recordingsIn, type Transcript, transcriptOf } from './playthrough.ts';
export type { Bounds, Reshuffle } from './position.ts';
export { RefereeError, refereed } from './referee.ts';
