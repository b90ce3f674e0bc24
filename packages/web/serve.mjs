import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** The build that is served unless told otherwise. */
export const HOME = join(dirname(fileURLToPath(import.meta.url)), 'dist');

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Nothing from elsewhere, nothing framed; inline styles because components set positions with them. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Files under assets/ carry a hash of their content in their name; everything else may change. */
const cachingOf = (path) =>
  path.startsWith(`assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The file an address asks for, if it is one of ours. */
const fileFor = (home, address) => {
  const { pathname } = new URL(address, 'http://localhost');
  const path = normalize(decodeURIComponent(pathname)).replace(/^[/\\]+/, '') || 'index.html';
  const file = join(home, path);
  const isOurs = file.startsWith(home + sep) && existsSync(file) && statSync(file).isFile();
  return isOurs ? { file, path } : undefined;
};

const answerFrom = (home) => (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...HEADERS, Allow: 'GET, HEAD' }).end();
    return;
  }
  let found;
  try {
    found = fileFor(home, request.url ?? '/');
  } catch {
    found = undefined;
  }
  if (found === undefined) {
    response.writeHead(404, { ...HEADERS, 'Content-Type': TYPES['.txt'] }).end('Not found\n');
    return;
  }
  const { size } = statSync(found.file);
  response.writeHead(200, {
    ...HEADERS,
    'Content-Type': TYPES[extname(found.file)] ?? 'application/octet-stream',
    'Content-Length': size,
    'Cache-Control': cachingOf(found.path),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(found.file).pipe(response);
};

/** Serves the built page; resolves to its address. Port 0 takes any free one. */
export const serve = ({ port = 0, host = '127.0.0.1', home = HOME } = {}) =>
  new Promise((resolve, reject) => {
    const server = createServer(answerFrom(home));
    server.on('error', reject);
    server.listen(port, host, () => {
      const { port: taken } = server.address();
      const name = host === '127.0.0.1' ? 'localhost' : host;
      resolve({ address: `http://${name}:${taken}/`, close: () => server.close() });
    });
  });

const WHY_NOT = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program: name another one, for example "npm start -- --port 8081".`,
  EACCES: ({ port }) => `Port ${port} is not open to you: name one above 1023 with --port.`,
  EADDRNOTAVAIL: ({ host }) => `--host ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `--host ${host} is no address of this machine.`,
  ERR_SOCKET_BAD_PORT: ({ port }) => `--port ${port}: expected a number from 0 to 65535.`,
};

const start = async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '8080' }, host: { type: 'string', default: '127.0.0.1' } },
  });
  if (!existsSync(join(HOME, 'index.html')))
    throw new Error('The page has not been built yet: run "npm run build" first.');
  try {
    const { address } = await serve({ port: Number(values.port), host: values.host });
    process.stdout.write(`Roundhouse is at ${address}\n`);
  } catch (error) {
    throw new Error(WHY_NOT[error.code]?.(values) ?? error.message);
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  start().catch(({ message }) => {
    process.stderr.write(`${message}\n`);
    process.exit(1);
  });
