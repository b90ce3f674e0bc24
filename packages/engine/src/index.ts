export { GAMES, type GameId, isGameId } from './games/index.ts';
export * from './kernel/index.ts';
