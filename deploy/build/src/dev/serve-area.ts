import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Part } from '../webpack/part';

interface Serving {
  readonly area: Part['name'];
  /** Answers for the area's own files. */
  readonly files: (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown;
  readonly port: number;
  /** Where the gateway listens on this machine. */
  readonly gatewayPort: number;
}

/** The shop's address in development: the area's own files and the news of their changes from here, the rest from the gateway. */
export async function serveArea({ area, files, port, gatewayPort }: Serving) {
  // Whatever version of a rebuild the page has: the files are the newest ones.
  const ownFiles = new RegExp(`^/assets/${area}/dev-\\d+(?=/)`);
  const server = createServer((incoming, outgoing) => {
    const { url = '/' } = incoming;
    if (!ownFiles.test(url) && !url.startsWith('/__webpack_hmr')) return forward(incoming, outgoing, gatewayPort);
    incoming.url = url.replace(ownFiles, '');
    files(incoming, outgoing, () => outgoing.writeHead(404).end());
  }).listen(port);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  // The gateway may be in the middle of a restart.
  onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  incoming.pipe(onward);
}
