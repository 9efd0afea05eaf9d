import { readMoment } from './moment';

const now = new Date('2026-11-27T12:00:00Z');

test.each([
  ['2026-11-27 05:10:00Z', '2026-11-27 05:10:00+00:00'],
  ['2026-11-27T05:10:00.250125 +05', '2026-11-27 05:10:00.250125+05:00'],
  ['2026-11-27 05:10 -0330', '2026-11-27 05:10-03:30'],
  ['2026-11-27 05:10:00+05:30', '2026-11-27 05:10:00+05:30'],
])('%s is a moment', (word, exact) => {
  expect(readMoment(word, now).exact).toBe(exact);
});

test('without a zone it is the time of the machine', () => {
  expect(readMoment('2026-11-27 05:10:00', now).date).toEqual(new Date('2026-11-27T05:10:00'));
});

test.each([
  '',
  'yesterday',
  '2026-11-27',
  '05:10',
  '2026-13-01 05:10',
  '2026-11-27 25:00',
  "2026-11-27 05:10' or 1",
  '27.11.2026 05:10',
])('%j is not a moment', (word) => {
  expect(() => readMoment(word, now)).toThrow('не время');
});

test('nobody comes back from the future', () => {
  expect(() => readMoment('2026-11-27 12:00:01Z', now)).toThrow('ещё не наступило');
});
