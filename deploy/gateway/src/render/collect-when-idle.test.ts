import { collectWhenIdle } from './collect-when-idle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('garbage is collected five seconds after the last request, once', () => {
  const collect = jest.fn();
  const notIdle = collectWhenIdle(collect);
  for (let second = 0; second < 20; second += 1) {
    notIdle();
    jest.advanceTimersByTime(1_000);
  }
  expect(collect).not.toHaveBeenCalled();
  jest.advanceTimersByTime(4_000);
  expect(collect).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(1);
  notIdle();
  jest.advanceTimersByTime(5_000);
  expect(collect).toHaveBeenCalledTimes(2);
});

test('a process that may not collect by itself does nothing', () => {
  collectWhenIdle(undefined)();
  expect(jest.getTimerCount()).toBe(0);
});
