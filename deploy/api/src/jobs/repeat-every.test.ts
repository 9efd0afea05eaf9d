import { repeatEvery } from './repeat-every';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('work is repeated after it ends, also after a failure, until it is stopped', async () => {
  const log = { error: jest.fn() };
  const work = jest.fn(async () => {
    if (work.mock.calls.length === 1) throw new Error('broken');
  });
  const stop = repeatEvery(1000, 'work', log, work);
  await jest.advanceTimersByTimeAsync(2500);
  expect(work).toHaveBeenCalledTimes(2);
  expect(log.error).toHaveBeenCalledWith({ err: expect.any(Error) }, 'work failed');
  await stop();
  await jest.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('stopping waits for the current work and starts no other', async () => {
  let done = () => {};
  const work = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  const stop = repeatEvery(1000, 'work', { error: jest.fn() }, work);
  await jest.advanceTimersByTimeAsync(1000);
  const stopped = jest.fn();
  const stopping = stop().then(stopped);
  await jest.advanceTimersByTimeAsync(10);
  expect(stopped).not.toHaveBeenCalled();
  done();
  await stopping;
  await jest.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(1);
});
