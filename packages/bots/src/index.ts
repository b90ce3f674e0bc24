export * from './bot.ts';
export { type BotName, loadBot, parseBotName } from './loadBot.ts';
export { type BotMatch, type PlayedMatch, playMatch, type SeatedBot } from './playMatch.ts';
export { formatSeatKind, type SeatKind, seatKindsIn } from './seatKind.ts';
export { type Thinkers, type Thought, thinkers } from './thinkers.ts';
export { type ThinkingRequest, think } from './thinking.ts';
export { type Note, type OpenThread, working } from './thread.ts';
export { type ChancesRequest, tellChances, type WinChances } from './winChances.ts';
export { type PoolPorts, WorkerPool } from './workerPool.ts';
