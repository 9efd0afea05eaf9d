import { Buckets } from './buckets';

let now = 0;
beforeEach(() => {
  now = 0;
});
const buckets = () => new Buckets({ most: 10, perSecond: 2 }, () => now);

test('an asker may use all at once, then waits for what comes back; others are not affected', () => {
  const all = buckets();
  expect([all.take('one', 6), all.take('one', 6), all.take('one', 1)]).toEqual([true, true, false]);
  expect(all.wait('one')).toBe(2);
  expect(all.take('other', 1)).toBe(true);
  now = 1_400;
  expect(all.take('one', 1)).toBe(false);
  now = 2_000;
  expect(all.take('one', 1)).toBe(true);
});

test('a refusal costs nothing, and no more comes back than fits', () => {
  const all = buckets();
  all.charge('one', 12);
  for (let asked = 0; asked < 100; asked += 1) expect(all.take('one', 5)).toBe(false);
  now = 3_600_000;
  expect([all.take('one', 10), all.take('one', 1)]).toEqual([true, false]);
});

test('a flood of askers takes bounded memory: who was silent for the longest time is forgotten', () => {
  const all = buckets();
  all.charge('first', 20);
  for (let asker = 0; asker < 20_000; asker += 1) all.remember(`asker ${asker}`);
  expect([all.has('first'), all.has('asker 0'), all.has('asker 19999')]).toEqual([false, true, true]);
});
