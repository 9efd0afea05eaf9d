import { processLimits } from 'deploy-redis/process-limits';
import { reportLimit } from './report-limit';

const MINUTE = 60_000;
let limit: ReturnType<typeof reportLimit>;
const dropped = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  dropped.mockClear();
  limit = reportLimit(processLimits(Date.now), dropped);
});
afterEach(() => {
  limit.stop();
  jest.useRealTimers();
});

/** How many of `count` reports are accepted, from one address or from different ones. */
async function taken(count: number, addressOf: (turn: number) => string): Promise<number> {
  let accepted = 0;
  for (let turn = 0; turn < count; turn += 1) if (await limit.take(addressOf(turn))) accepted += 1;
  return accepted;
}

test('a loop in one browser writes thirty lines a minute, and other browsers are not limited by it', async () => {
  expect(await taken(1_000, () => '203.0.113.1')).toBe(30);
  expect(await limit.take('203.0.113.2')).toBe(true);
  jest.advanceTimersByTime(MINUTE);
  expect(await taken(1_000, () => '203.0.113.1')).toBe(30);
});

test('many browsers write three hundred lines a minute, and the log says how many were dropped', async () => {
  expect(await taken(1_000, (turn) => `2001:db8::${turn}`)).toBe(300);
  jest.advanceTimersByTime(MINUTE);
  expect(dropped.mock.calls).toEqual([[700]]);
  expect(await limit.take('203.0.113.2')).toBe(true);
  jest.advanceTimersByTime(MINUTE);
  expect(dropped).toHaveBeenCalledTimes(1);
});
