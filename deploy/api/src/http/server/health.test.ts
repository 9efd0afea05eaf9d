import Fastify from 'fastify';
import { healthRoutes } from './health';

/** The statuses of a back end whose database answers in this way. */
async function statuses(askDatabase: () => Promise<unknown>) {
  const app = Fastify();
  healthRoutes(app, askDatabase, async () => []);
  const status = async (url: string) => (await app.inject(url)).statusCode;
  return { livez: await status('/livez'), readyz: await status('/readyz') };
}

test('a replica is ready when its database answers', async () => {
  expect(await statuses(async () => [])).toEqual({ livez: 200, readyz: 200 });
});

test('without its database a replica is alive and not ready', async () => {
  expect(await statuses(() => Promise.reject(new Error('ECONNREFUSED')))).toEqual({ livez: 200, readyz: 503 });
});

test('the check does not wait for a database that does not answer', async () => {
  expect(await statuses(() => new Promise(() => {}))).toEqual({ livez: 200, readyz: 503 });
});
