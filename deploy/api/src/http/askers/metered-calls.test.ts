import { processLimits } from 'deploy-redis/process-limits';
import type { TestShop } from '../../testing/start-shop';
import { useShop } from '../../testing/use-shop';
import { CallBudget } from '../call-budget';
import { costOf } from '../costs';

// The clock stands still, so budgets do not refill.
const budget = new CallBudget(processLimits(() => 0));
const shop = useShop({ budget });

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const search = (text: string) => `/catalog/product/search/${encodeURIComponent(text)}/`;
/** Uses up the budget of a network without sessions, except for some searches. */
const useUp = (network: string) => budget.charge({ network, sessionKey: null }, costOf(), 9_900);

/** Sends the request until it is refused. */
async function flood(path: string, options: Parameters<TestShop['ask']>[1]) {
  for (let asked = 0; asked < 50; asked += 1) {
    const answer = await shop.ask(path, options);
    if (answer.status !== 200 && answer.status !== 401) return answer;
  }
  throw new Error('never refused');
}

test('a flood of searches is refused with 429, a time and a message; others and sessions of its address go on', async () => {
  const address = from('203.0.113.9');
  const visitor = await shop.visitor();
  await visitor.ask('/sale/basket/get/', undefined, address);
  await useUp('203.0.113.9');
  const refused = await flood(search('ыъ'), address);
  expect(refused).toMatchObject({
    status: 429,
    failure: {
      code: 'too_many',
      message: 'Слишком много запросов подряд. Подождите немного и попробуйте ещё раз.',
    },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect((await visitor.ask('/sale/basket/add/3/1/', undefined, address)).status).toBe(200);
  expect((await visitor.ask(search('корм'), undefined, address)).status).toBe(200);
  expect((await shop.ask(search('корм'), from('198.51.100.1'))).status).toBe(200);
});

test('an IPv6 network is one asker', async () => {
  await useUp('2001:db8:0:0::/64');
  await flood(search('ыъ'), from('2001:db8::1'));
  expect((await shop.ask(search('корм'), from('2001:db8::2:1'))).status).toBe(429);
  expect((await shop.ask(search('корм'), from('2001:db8:1::1'))).status).toBe(200);
});

test('invented sessions share one part of their address; what needs no session goes on', async () => {
  const address = from('203.0.113.10');
  await budget.charge({ network: '203.0.113.10', sessionKey: 'invented' }, costOf(), 4_950);
  expect((await flood('/sale/basket/get/', { session: 'invented', ...address })).status).toBe(429);
  expect((await shop.ask('/sale/basket/get/', { session: 'another', ...address })).status).toBe(429);
  expect((await shop.ask('/location/city/get/', address)).status).toBe(200);
});

test('unknown paths are counted too', async () => {
  await useUp('203.0.113.11');
  const answers: number[] = [];
  for (let asked = 0; asked < 30; asked += 1) {
    answers.push((await fetch(`${shop.root}/wp-admin/`, from('203.0.113.11'))).status);
  }
  expect([answers[0], answers.at(-1)]).toEqual([404, 429]);
});

test('the renderer and probes, our own servers, are not counted', async () => {
  await useUp('127.0.0.1');
  await flood(search('ыъ'), from('127.0.0.1'));
  expect((await shop.ask(search('корм'), from('127.0.0.1'))).status).toBe(429);
  expect((await shop.ask(search('корм'))).status).toBe(200);
  expect((await fetch(`${shop.root}/healthz`)).status).toBe(200);
});
