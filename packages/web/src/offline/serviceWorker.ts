export {};

declare const self: ServiceWorkerGlobalScope;

/** Every file of the build, put here when it is built (vite.config.ts); its hash names the cache. */
declare const PRECACHE: { readonly files: readonly string[]; readonly version: string };

const CACHE = `roundhouse-${PRECACHE.version}`;

const fill = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.addAll(PRECACHE.files.map((file) => new Request(file, { cache: 'reload' })));
};

const forgetOthers = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
};

/** From the cache first, so that the page starts without a network; what is not ours goes to the network. */
const answer = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
  return kept ?? fetch(request);
};

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope))
    event.respondWith(answer(request));
});
