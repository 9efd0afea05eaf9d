import { trustedProxies } from 'deploy-network/trusted-proxies';
import { readVisitorAddress, trustProxy } from 'deploy-network/visitor-address';
import Fastify from 'fastify';
import { routes } from '../../modules';
import { servedCalls } from './served-calls';

test('the calls with their schemas are for the release command, not for visitors', async () => {
  const app = Fastify({ trustProxy });
  readVisitorAddress(app, trustedProxies.parse(undefined));
  servedCalls(app, routes);
  const answer = await app.inject('/served-calls');
  const { version, calls } = answer.json();
  expect(version).toMatch(/^[\da-f]{12}$/);
  expect(Object.keys(calls)).toHaveLength(routes.length);
  expect(calls['sale.basket.get']).toMatchObject({
    input: { required: ['params', 'query', 'body'] },
    answer: { type: 'object' },
  });
  expect((await app.inject('/served-calls')).json().version).toBe(version);
  const visited = await app.inject({ url: '/served-calls', headers: { 'x-forwarded-for': '192.0.2.7' } });
  expect(visited.statusCode).toBe(404);
});
