import { reportLimit } from './report-limit';

const MINUTE = 60_000;
let limit: ReturnType<typeof reportLimit>;
const dropped = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  dropped.mockClear();
  limit = reportLimit(dropped);
});
afterEach(() => {
  limit.stop();
  jest.useRealTimers();
});

/** How many of `count` reports are accepted, from one address or from different ones. */
const taken = (count: number, addressOf: (turn: number) => string) =>
  Array.from({ length: count }, (_, turn) => limit.take(addressOf(turn))).filter(Boolean).length;

test('a loop in one browser writes thirty lines a minute, and other browsers are not limited by it', () => {
  expect(taken(1_000, () => '203.0.113.1')).toBe(30);
  expect(limit.take('203.0.113.2')).toBe(true);
  jest.advanceTimersByTime(MINUTE);
  expect(taken(1_000, () => '203.0.113.1')).toBe(30);
});

test('many browsers write three hundred lines a minute, and the log says how many were dropped', () => {
  expect(taken(1_000, (turn) => `2001:db8::${turn}`)).toBe(300);
  jest.advanceTimersByTime(MINUTE);
  expect(dropped.mock.calls).toEqual([[700]]);
  expect(limit.take('203.0.113.2')).toBe(true);
  jest.advanceTimersByTime(MINUTE);
  expect(dropped).toHaveBeenCalledTimes(1);
});
