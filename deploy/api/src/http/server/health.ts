import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long the database may take to answer before this replica counts as not ready, in milliseconds. */
const TIME_LIMIT = 2_000;

/**
 * Health for probes: `/livez` checks only this process. `/readyz` checks that the database answers in time (503 if
 * not). `/healthz` waits for the database and returns the numbers of jobs.
 *
 * @param askDatabase Runs any query; rejects without an answer.
 * @param jobs The numbers of jobs.
 */
export function healthRoutes(
  app: FastifyInstance,
  askDatabase: () => PromiseLike<unknown>,
  jobs: () => Promise<readonly object[]>,
): void {
  const options = { logLevel: 'warn' } as const;
  const ok = { status: 'ok' };

  app.get('/livez', options, () => ok);

  app.get('/readyz', options, async (_, reply) => {
    const answered = askDatabase().then(
      () => true,
      () => false,
    );
    const ready = await Promise.race([answered, pause(TIME_LIMIT, false, { ref: false })]);
    return ready ? ok : reply.code(503).send({ status: 'unavailable' });
  });

  app.get('/healthz', options, async () => {
    await askDatabase();
    return { ...ok, jobs: await jobs() };
  });
}
