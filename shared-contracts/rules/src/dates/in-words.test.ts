import { formatDay, formatHours, formatMeeting, formatMoment, formatNearDay } from './in-words';
import { formatMonth, formatShortMonth } from './month';

const today = '2026-12-31';

test('a date has its year only in another year than today, and the day stays beside its month', () => {
  expect(formatDay('2026-05-09', today)).toBe('9\u00A0мая');
  expect(formatDay('31.08.2025', today)).toBe('31\u00A0августа 2025');
  expect(formatDay('2026-05-09', undefined)).toBe('9\u00A0мая 2026');
});

test.each([
  ['2026-12-31', 'сегодня, 31 декабря'],
  ['2027-01-01', 'завтра, 1 января 2027'],
  ['2027-01-02', 'сб, 2 января 2027'],
  ['2026-12-30', 'ср, 30 декабря'],
])('a day to wait for is relative to today, 31 December 2026: %s', (day, text) => {
  expect(formatNearDay(day, today)).toBe(text.replace(/(\d) (?=[а-я])/, '$1\u00A0'));
});

test.each(['2026-11-26 14:30', '26.11.2026 14:30', '2026-11-26T14:30:59', '26.11.2026, 14:30'])(
  'a moment as calls have it, with its time: %s',
  (text) => {
    expect(formatMoment(text, today)).toBe('26\u00A0ноября, 14:30');
  },
);

test('a meeting has its day of the week', () => {
  expect(formatMeeting('2026-12-05 14:30', today)).toBe('суббота, 5\u00A0декабря, 14:30');
  expect(formatMeeting('скоро', today)).toBe('скоро');
});

test('hours of a delivery are a sentence', () => {
  expect(formatHours('10:00–14:00')).toBe('с\u00A010:00 до\u00A014:00');
  expect(formatMoment('06.12.2026, 10:00–14:00', today)).toBe('6\u00A0декабря, с\u00A010:00 до\u00A014:00');
  expect(formatMoment('06.12.2026', today)).toBe('6\u00A0декабря');
});

test.each(['', 'скоро', '2026-02-30', '31.04.2026, 10:00'])(
  'text that is not a date is shown unchanged: «%s»',
  (text) => {
    expect(formatDay(text, today)).toBe(text);
    expect(formatNearDay(text, today)).toBe(text);
    expect(formatMoment(text, today)).toBe(text);
    expect(formatHours(text)).toBe(text);
  },
);

test('a month of a chart', () => {
  expect([formatMonth('2026-11'), formatShortMonth('2026-11')]).toEqual(['ноябрь 2026', 'ноя']);
});
