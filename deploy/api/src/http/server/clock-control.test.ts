import { ShopClock } from '../../base/time/shop-clock';
import { readConfig } from '../../start/config';
import { createClockControl } from './clock-control';

const HOUR = 3_600_000;

function control() {
  const clock = new ShopClock();
  const work = jest.fn(async () => {});
  const app = createClockControl({ clock, afterMove: work });
  const forward = (payload: unknown, headers = {}) =>
    app.inject({ method: 'POST', url: '/forward', headers, payload: JSON.stringify(payload) });
  const json = { 'content-type': 'application/json' };
  return { clock, work, app, forward, json };
}
const isAhead = (time: Date, by: number) => Math.abs(time.getTime() - Date.now() - by) < HOUR / 2;

test('all moves of the clock add up, and jobs that waited for the time have run afterwards', async () => {
  const { clock, work, forward, json } = control();
  expect(isAhead(clock.now(), 0)).toBe(true);
  await forward({ milliseconds: 2 * HOUR }, json);
  const { now } = (await forward({ milliseconds: HOUR }, json)).json();
  expect(isAhead(new Date(now), 3 * HOUR)).toBe(true);
  expect(isAhead(clock.now(), 3 * HOUR)).toBe(true);
  expect(work).toHaveBeenCalledTimes(2);
});

test.each([{}, { milliseconds: 0 }, { milliseconds: -HOUR }, { milliseconds: 1e15 }, { milliseconds: '1' }, null])(
  'the clock is not moved by %j',
  async (wanted) => {
    const { clock, forward, json } = control();
    expect((await forward(wanted, json)).statusCode).toBe(400);
    expect(isAhead(clock.now(), 0)).toBe(true);
  },
);

test('a page of another site cannot move the clock: neither by a simple form nor with its own host name', async () => {
  const { clock, forward, json } = control();
  expect((await forward({ milliseconds: HOUR }, { 'content-type': 'text/plain' })).statusCode).toBe(400);
  expect((await forward({ milliseconds: HOUR }, { ...json, host: 'evil.example' })).statusCode).toBe(403);
  expect(isAhead(clock.now(), 0)).toBe(true);
});

test('a public shop has no such clock', () => {
  expect(readConfig({ TEST_CLOCK: '4712' }).TEST_CLOCK).toBe(4712);
  for (const PUBLIC_ORIGIN of ['https://shop.localhost', 'http://shop.example']) {
    expect(() => readConfig({ TEST_CLOCK: '4712', PUBLIC_ORIGIN })).toThrow('TEST_CLOCK');
    expect(readConfig({ PUBLIC_ORIGIN }).TEST_CLOCK).toBe(0);
  }
});
