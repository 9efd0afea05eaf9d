import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listenOnIPv6 } from 'deploy-network/listen-here';
import type { App } from '../sources/app';
import { errorPage } from './error-page';
import type { ServerErrors } from './server-errors';

interface ServeAreaOptions {
  readonly area: App['name'];
  /** Serves the area's own files. */
  readonly files: (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown;
  /** Replaces positions in built files with positions in the sources, in a stack trace of the page. */
  readonly readStack: (stack: string) => string;
  /** The server's errors when it rendered pages, for the developer. */
  readonly serverErrors: Pick<ServerErrors, 'of' | 'inSources'>;
  /** Resolves when the gateway has all edits so far. */
  readonly settled: () => Promise<void>;
  readonly port: number;
  /** The gateway's port on this machine. */
  readonly gatewayPort: number;
}

/**
 * The shop's address in development. It serves the area's own files and its change events, and proxies the rest to the gateway. The
 * files are also at its root, where a shop requests an area that is overridden with this address.
 */
export async function serveArea(options: ServeAreaOptions) {
  const { area, files, readStack, serverErrors, settled, port, gatewayPort } = options;
  // A page gets the newest files, whichever version of a rebuild it requests.
  const inShop = new RegExp(`^/assets/${area}/dev-\\d+(?=/)`);
  const atRoot = /^\/(__webpack_hmr|[^/?]+\.(js|json|map|css|svg|woff2))(\?|$)/;
  const server = createServer(async (incoming, outgoing) => {
    const { url = '/', headers } = incoming;
    const onward = () => forward(incoming, outgoing, gatewayPort);
    const isInShop = inShop.test(url);
    if (isInShop || atRoot.test(url)) {
      incoming.url = url.replace(inShop, '');
      allowPages(headers.origin, outgoing);
      return files(incoming, outgoing, isInShop ? () => outgoing.writeHead(404).end() : onward);
    }
    if (url === '/__stack' && incoming.method === 'POST') {
      // The page may disconnect while it sends.
      return answerStack(incoming, outgoing, readStack).catch(() => outgoing.destroy());
    }
    if (url.startsWith(SERVER_ERROR)) return answerError(new URL(url, 'http://localhost'), outgoing, serverErrors);
    // A page and its scripts must come from the same version of the sources.
    if (!headers.accept?.includes('text/html')) return onward();
    await settled();
    forward(incoming, outgoing, gatewayPort, (answer) => answerBroken(answer, url, outgoing, options));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const second = await listenOnIPv6(server);
  return {
    async stop() {
      second?.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The longest stack trace that is read, in bytes. */
const LONGEST_STACK = 64 * 1024;

async function answerStack(incoming: IncomingMessage, outgoing: ServerResponse, readStack: (stack: string) => string) {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of incoming) {
    size += piece.length;
    if (size > LONGEST_STACK) return outgoing.writeHead(413, { connection: 'close' }).end();
    pieces.push(piece);
  }
  outgoing
    .writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
    .end(readStack(Buffer.concat(pieces).toString()));
}

const ON_THIS_MACHINE = /^https?:\/\/([\w.-]+\.)?(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Lets pages of shops on this machine read a file, and no other pages. */
function allowPages(origin: string | undefined, outgoing: ServerResponse): void {
  outgoing.setHeader('vary', 'origin');
  if (origin && ON_THIS_MACHINE.test(origin)) outgoing.setHeader('access-control-allow-origin', origin);
}

/** Where a page asks for the error of a part that only the server could not render: `?path=/about/`. */
const SERVER_ERROR = '/__server-error?';

/** The log may arrive this many milliseconds after the page. */
const LOG_DELAY = 200;

/** Waits for the log if there is no error yet. */
async function soon(find: () => string | null): Promise<string | null> {
  if (find() === null) await pause(LOG_DELAY);
  return find();
}

/** Answers with the error, or with 204. */
async function answerError({ searchParams }: URL, outgoing: ServerResponse, errors: Pick<ServerErrors, 'inSources'>) {
  const error = await soon(() => errors.inSources(searchParams.get('path') ?? ''));
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  if (error === null) outgoing.writeHead(204, headers).end();
  else outgoing.writeHead(200, headers).end(error);
}

/**
 * Answers with the error of a page that the server could not render. False when there is no error; the page is then
 * sent unchanged.
 */
async function answerBroken(
  { statusCode = 0 }: IncomingMessage,
  url: string,
  outgoing: ServerResponse,
  { serverErrors }: ServeAreaOptions,
): Promise<boolean> {
  if (statusCode < 500) return false;
  const { pathname } = new URL(url, 'http://localhost');
  const error = await soon(() => serverErrors.of(pathname));
  if (error === null) return false;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  outgoing.writeHead(statusCode, headers).end(errorPage(error));
  return true;
}

/** @param instead may send another answer, and returns whether it did */
function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  instead: (answer: IncomingMessage) => Promise<boolean> = async () => false,
): void {
  const { method, url, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, async (answer) => {
    if (await instead(answer)) return answer.resume();
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  // The gateway may be restarting.
  onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  incoming.pipe(onward);
}
