import { type ChancesRequest, type ThinkingRequest, tellChances, think, working } from '@roundhouse/bots';

type Request = ThinkingRequest | ChancesRequest;

const now = (): number => performance.now();

const begin = working(
  (note) => self.postMessage(note),
  (request: Request, progress) =>
    'playouts' in request ? tellChances(request, now, progress) : think(request, now, progress),
);

self.addEventListener('message', ({ data }: MessageEvent<Request>) => begin(data));
