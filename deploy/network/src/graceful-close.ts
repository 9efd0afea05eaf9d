import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which clients on open connections may send one more request and learn that the connection closes. */
const GRACE = 1_000;
/** Milliseconds after which unread answers are cut off. */
const LAST_ANSWER = 20_000;
/** Milliseconds between two checks for open connections. */
const LOOK = 20;

/**
 * Shuts a server down without connection resets. It accepts no new connection, and Fastify answers each request with `connection:
 * close` (its option `return503OnClosing` is off). Idle connections are closed a moment later. Closing them at once could reset a
 * connection with a request on its way.
 */
export function closeGracefully(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    await stopAccepting(app.server);
    // Node does not check deadlines after a server is closed.
    setTimeout(() => app.server.closeAllConnections(), LAST_ANSWER).unref();
  });
}

/** Stops listening, and gives open connections a moment to end. */
export async function stopAccepting(server: NetServer): Promise<void> {
  // Only stops listening. The `close` of an HTTP server closes idle connections at once.
  NetServer.prototype.close.call(server);
  const end = Date.now() + GRACE;
  while (Date.now() < end && (await countConnections(server)) > 0) await pause(LOOK);
}

const countConnections = (server: NetServer) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
