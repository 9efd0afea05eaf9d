import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type Server as NetServer } from 'node:net';

/** This machine has no IPv6, or none on its loopback interface. */
const withoutIPv6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Lets a server that listens on 127.0.0.1 also answer on [::1], at the same port, because browsers resolve
 * `*.localhost` to both. Other machines cannot reach it.
 *
 * @returns the second listener, to close before the server; null on a machine without IPv6
 * @throws Error when another server uses that port on [::1] and would get a part of our visitors
 */
export async function listenOnIPv6(server: Server): Promise<NetServer | null> {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port');
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
  second.maxConnections = server.maxConnections;
  try {
    await once(second.listen(address.port, '::1'), 'listening');
    return second;
  } catch (error) {
    if (withoutIPv6.has(String(codeOf(error)))) return null;
    throw error;
  }
}
