import { ShopClock } from './shop-clock';

const DAY = 86_400_000;

test('a machine whose clock is three days ahead has the time of the database', async () => {
  const clock = new ShopClock();
  const machine = Date.now();
  await clock.follow(async () => new Date(machine - 3 * DAY));
  expect(Math.abs(clock.now().getTime() - (machine - 3 * DAY))).toBeLessThan(1000);
});

test('a machine whose clock is set while the shop runs changes nothing', () => {
  const clock = new ShopClock();
  const before = clock.now().getTime();
  const later = jest.spyOn(Date, 'now').mockReturnValue(before + 3 * DAY);
  expect(clock.now().getTime() - before).toBeLessThan(1000);
  later.mockRestore();
});

test('what testers have moved stays when the database says its time', async () => {
  const clock = new ShopClock();
  const machine = Date.now();
  clock.forward(DAY);
  await clock.follow(async () => new Date(machine + DAY));
  expect(Math.round((clock.now().getTime() - machine) / DAY)).toBe(2);
});

test('small differences are left alone, so that times of one process keep their order', async () => {
  const clock = new ShopClock();
  const before = clock.now().getTime();
  await clock.follow(async () => new Date(before - 50));
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(before);
});
