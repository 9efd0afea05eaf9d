import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which clients on open connections may ask once more, and hear that theirs is closed. */
const GRACE = 1_000;
/** Milliseconds after which answers that are still not taken are cut. */
const LAST_ANSWER = 20_000;
/** Milliseconds between two looks whether a connection is left. */
const LOOK = 20;

/**
 * Lets a closing server end without a reset. From the beginning of the end it accepts no connection, and Fastify answers each
 * request with `connection: close` (its option `return503OnClosing` is off). An idle connection is closed a moment later: closed at
 * once, it would be reset under a request that is on its way.
 */
export function closeGracefully(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    // Stops listening only. The `close` of an HTTP server closes idle connections at once.
    NetServer.prototype.close.call(app.server);
    const end = Date.now() + GRACE;
    while (Date.now() < end && (await countConnections(app.server)) > 0) await pause(LOOK);
    // Node does not check deadlines any more when a server is closed.
    setTimeout(() => app.server.closeAllConnections(), LAST_ANSWER).unref();
  });
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
