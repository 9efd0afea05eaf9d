import fc from 'fast-check';
import { dateAfter, formatDate, isoDate } from './date';

test.each(['2026-12-05', '2026-12-05T23:59:59+05:00', '05.12.2026', '05.12.2026 10:00:00'])(
  'ORD-50 a delivery date is sent as DD.MM.YYYY, independent of its input format: %s',
  (text) => {
    expect(formatDate(text)).toBe('05.12.2026');
    expect(isoDate(text)).toBe('2026-12-05');
  },
);

test('ORD-50 every date converts to DD.MM.YYYY and back', () => {
  const instant = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(formatDate(day)).toMatch(/^\d\d\.\d\d\.\d{4}$/);
      expect(isoDate(formatDate(day))).toBe(day);
    }),
  );
});

test.each(['', 'скоро', '2026-02-30', '31.04.2026', '2026-1-5', '2026-12-055'])(
  'text that is not a date is shown unchanged: «%s»',
  (text) => {
    expect(formatDate(text)).toBe(text);
    expect(isoDate(text)).toBe(text);
  },
);

test('a date some days later or earlier', () => {
  expect(dateAfter('26.12.2026', 7)).toBe('02.01.2027');
  expect(dateAfter('2027-03-02', -3)).toBe('27.02.2027');
  expect(dateAfter('скоро', 7)).toBe('скоро');
});
