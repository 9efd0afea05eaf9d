import { isThisMachine } from 'deploy-network/this-machine';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ShopClock } from '../../base/time/shop-clock';

const YEAR = 31_536_000_000;
const move = z.strictObject({ milliseconds: z.int().check(z.minimum(1), z.maximum(YEAR)) });

interface ClockControl {
  readonly clock: ShopClock;
  /** Runs jobs that depend on the time before a move is answered. */
  readonly afterMove: () => Promise<void>;
}

/**
 * Moves the clock of a shop under test: `POST /forward` with `{ "milliseconds": … }`; `GET /` returns the time. It listens on a
 * separate port of this machine, which the gateway does not proxy.
 */
export function createClockControl({ clock, afterMove }: ClockControl): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  const told = () => ({ now: clock.now().toISOString() });
  // A page of another site could resolve its own host name to this machine.
  app.addHook('onRequest', async ({ host }, reply) => {
    if (!isThisMachine(host)) return reply.code(403).send({ error: 'From this machine only' });
  });
  app.get('/', told);
  app.post('/forward', async ({ body }, reply) => {
    const wanted = move.safeParse(body);
    if (!wanted.success) return reply.code(400).send({ error: z.prettifyError(wanted.error) });
    clock.forward(wanted.data.milliseconds);
    await afterMove();
    return told();
  });
  return app;
}
