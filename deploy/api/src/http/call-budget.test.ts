import { QueueFull } from 'deploy-network/fair-queue';
import { processLimits } from 'deploy-redis/process-limits';
import { routes } from '../modules';
import { CallBudget } from './call-budget';
import { costly, costOf, picture } from './costs';
import { TooManyCalls } from './shop-error';

let now = 0;
beforeEach(() => {
  now = 0;
});
const open = (...sessions: string[]) => {
  const budget = new CallBudget(processLimits(() => now));
  for (const key of sessions) budget.confirm(key);
  return budget;
};
const call = costOf('sale.basket.add');
const search = costOf('catalog.product.search');
const carrier = '203.0.113.9';
const as = (sessionKey: string | null, network = carrier) => ({ network, sessionKey });

/** How many of these requests are admitted at one moment. */
async function admitted(budget: CallBudget, ...[asker, cost]: Parameters<CallBudget['admit']>): Promise<number> {
  for (let count = 0; ; count += 1) {
    try {
      await budget.admit(asker, cost);
    } catch (error) {
      expect(error).toBeInstanceOf(TooManyCalls);
      return count;
    }
  }
}

test('one session is refused long after a person would have stopped, and may ask again soon', async () => {
  const budget = open('anna');
  expect(await admitted(budget, as('anna'), search)).toBe(400);
  now = 1_000;
  expect(await admitted(budget, as('anna'), search)).toBe(10);
});

test('a flood without sessions takes nothing from the sessions of its address, nor from other addresses', async () => {
  const budget = open('anna');
  await admitted(budget, as(null), search);
  await expect(budget.admit(as('anna'), call)).resolves.toBeUndefined();
  await expect(budget.admit(as(null, '198.51.100.1'), call)).resolves.toBeUndefined();
  await expect(budget.admit(as(null), costOf('personal.user.isAuth'))).resolves.toBeUndefined();
});

test('one session takes nothing from the other sessions of its address', async () => {
  const budget = open('anna', 'boris');
  await admitted(budget, as('anna'), search);
  expect(await admitted(budget, as('boris'), search)).toBe(400);
});

test('hundreds of people behind one address of a mobile network browse, search and buy', async () => {
  const people = Array.from({ length: 300 }, (_, number) => `person ${number}`);
  const budget = open(...people);
  // A quarter of an hour: every visitor opens a page every 30 s, with four calls that have a session and two without.
  for (let second = 0; second < 900; second += 1) {
    now = second * 1000;
    for (const [number, person] of people.entries()) {
      if (number % 30 !== second % 30) continue;
      for (let calls = 0; calls < 3; calls += 1) await budget.admit(as(person), call);
      budget.admit(as(person), search);
      for (let calls = 0; calls < 2; calls += 1) await budget.admit(as(null), costOf('catalog.product.getPage'));
      for (let pictures = 0; pictures < 24; pictures += 1) await budget.admit(as(null), picture);
    }
  }
});

test('many sessions of one address share a much larger part than one has', async () => {
  const sessions = Array.from({ length: 100 }, (_, number) => `session ${number}`);
  const budget = open(...sessions);
  let all = 0;
  for (const key of sessions) all += await admitted(budget, as(key), search);
  expect(all).toBeGreaterThan(5 * 400);
  expect(all).toBeLessThan(10 * 400);
});

test('an invented session is no session of its own: inventing many gains nothing', async () => {
  const budget = open();
  let count = 0;
  for (let invented = 0; invented < 5_000; invented += 1)
    count += await admittedOnce(budget, as(`invented ${invented}`));
  expect(count).toBe(1_000);
  await expect(budget.admit(as('one more'), call)).rejects.toThrow(TooManyCalls);
});
const admittedOnce = async (budget: CallBudget, asker: Parameters<CallBudget['admit']>[0]): Promise<number> => {
  try {
    await budget.admit(asker, call);
    return 1;
  } catch {
    return 0;
  }
};

test('work that was measured is charged too', async () => {
  const budget = open('anna');
  await budget.charge(as('anna'), search, 6_000);
  await expect(budget.admit(as('anna'), call)).rejects.toThrow(TooManyCalls);
});

test('pictures have a part of their own', async () => {
  const budget = open();
  expect(await admitted(budget, as(null), picture)).toBe(5_000);
  await expect(budget.admit(as(null), call)).resolves.toBeUndefined();
});

test('costly work takes turns: who floods is refused, and the first search of another comes next', async () => {
  const budget = open('anna');
  const done: string[] = [];
  const work = (name: string) => async () => {
    await new Promise(setImmediate);
    done.push(name);
  };
  const flood = Array.from({ length: 100 }, () => budget.inTurn(as(null), work('flood')).catch((error) => error));
  await budget.inTurn(as('anna'), work('anna'));
  expect(done.indexOf('anna')).toBeLessThanOrEqual(4);
  const refused = (await Promise.all(flood)).filter((error) => error instanceof QueueFull && error.isOwn);
  expect(refused).toHaveLength(100 - 2 - 32);
});

test('each cost belongs to a call', async () => {
  const ids = routes.map(({ call: { id } }) => id);
  expect(costly.filter((id) => !ids.includes(id))).toEqual([]);
});
