import { type ThinkingRequest, think, working } from '@roundhouse/bots';

const begin = working(
  (note) => self.postMessage(note),
  (request: ThinkingRequest, progress) => think(request, () => performance.now(), progress),
);

self.addEventListener('message', ({ data }: MessageEvent<ThinkingRequest>) => begin(data));
