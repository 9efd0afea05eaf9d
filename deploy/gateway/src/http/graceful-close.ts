import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds from the beginning of the end: clients on open connections ask once more and are told to close, then answers end. */
const GRACE = 1_000;
const LAST_ANSWER = 20_000;
const LOOK = 20;

/**
 * Lets a closing server end without a reset. While it is closing, Fastify answers every request with `connection: close` (the
 * option `return503OnClosing` is off). So before idle connections are closed, each busy client gets the time to hear that.
 */
export function closeGracefully(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const end = Date.now() + GRACE;
    while (Date.now() < end && (await countConnections(app.server)) > 0) await pause(LOOK);
    // Node stops checking deadlines on a closed server.
    setTimeout(() => app.server.closeAllConnections(), LAST_ANSWER).unref();
  });
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
