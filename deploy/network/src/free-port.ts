import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that no other server can take until it is released. */
export interface ReservedPort {
  readonly port: number;
  readonly release: () => Promise<void>;
}

/**
 * Reserves a port for a server whose address must be known before it listens.
 * @param wanted 0: any free port. Rejects with an error for {@link isTaken} when another server uses it.
 */
export async function reservePort(wanted = 0): Promise<ReservedPort> {
  const server = createServer((socket) => socket.destroy()).listen(wanted);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return {
    port: address.port,
    async release() {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Whether a server could not listen because another one uses its port. */
export const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE';

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const { port, release } = await reservePort();
  await release();
  return port;
}
