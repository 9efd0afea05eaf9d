import type { Server } from 'node:http';

interface ConnectionLimit {
  readonly limit: number;
  /** All visitors share a proxy's connections, so these are not counted. */
  readonly isProxy: (address: string) => boolean;
}

/**
 * Closes connections beyond the limit of one address. It only stops the simplest flood, because thousands of people may share an
 * address of a mobile network. The deadlines are the real protection.
 */
export function limitConnections(server: Server, { limit, isProxy }: ConnectionLimit): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined || isProxy(address)) return;
    const count = (counts.get(address) ?? 0) + 1;
    if (count > limit) {
      socket.destroy();
      return;
    }
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}
