import { setTimeout as pause } from 'node:timers/promises';
import { arrivals } from './arrivals';

test('people arrive as often while the shop stands still, and their whole wait counts', async () => {
  const open = pause(600);
  const began: number[] = [];
  const found = await arrivals({
    rate: 200,
    seconds: 0.5,
    arrive: (number) => {
      began.push(number);
      return open;
    },
  });
  // A Poisson process of 100, and four of its standard deviations.
  expect(found.arrived).toBeGreaterThan(60);
  expect(began).toHaveLength(found.arrived);
  expect(found.p50).toBeGreaterThan(200);
  expect(found.failed).toBe(0);
});

test('a failed arrival is counted', async () => {
  const { arrived, failed } = await arrivals({
    rate: 500,
    seconds: 0.1,
    arrive: () => Promise.reject(new Error('no')),
  });
  expect(failed).toBe(arrived);
});
