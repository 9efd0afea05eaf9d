import * as fc from 'fast-check';
import { addDays } from '../../../base/time/days';
import { intervalOf, nextDate } from './intervals';

test.each([
  ['week', undefined, '2026-11-28'],
  ['two_weeks', undefined, '2026-12-05'],
  ['month', undefined, '2026-12-21'],
  ['two_months', undefined, '2027-01-21'],
  ['custom', 10, '2026-12-01'],
] as const)('CAB-23 %s after 21 November', (variant, days, expected) => {
  const interval = intervalOf(variant, days);
  expect(interval && nextDate('2026-11-21', interval, '2026-11-21')).toBe(expected);
});

test('CAB-23 a custom interval needs a number of days', () => {
  expect(intervalOf('custom', undefined)).toBeNull();
});

test('CAB-23 a month after the 31st is the last day of the month, and later months use the 31st again', () => {
  const month = { interval: 1, type: 'month' } as const;
  expect(nextDate('2026-01-31', month, '2026-01-31')).toBe('2026-02-28');
  expect(nextDate('2026-01-31', month, '2026-02-28')).toBe('2026-03-31');
  expect(nextDate('2026-12-31', month, '2026-12-31')).toBe('2027-01-31');
});

test('CAB-23 however many dates were missed, the next date is in the future and at most an interval away', () => {
  fc.assert(
    fc.property(fc.integer({ min: 7, max: 90 }), fc.integer({ min: 0, max: 800 }), (days, missed) => {
      const today = addDays('2026-01-01', missed);
      const next = nextDate('2026-01-01', { interval: days, type: 'day' }, today);
      expect(next > today).toBe(true);
      expect(next <= addDays(today, days)).toBe(true);
    }),
  );
});
