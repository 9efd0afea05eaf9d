import { once } from 'node:events';
import { createServer } from 'node:net';

/** A free port that nobody else gets until it is released. */
export interface ReservedPort {
  readonly port: number;
  readonly release: () => Promise<void>;
}

/** Reserves a port for a server whose address must be known before it listens. */
export async function reservePort(): Promise<ReservedPort> {
  const server = createServer((socket) => socket.destroy()).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    port: address.port,
    async release() {
      server.close();
      await once(server, 'close');
    },
  };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const { port, release } = await reservePort();
  await release();
  return port;
}
