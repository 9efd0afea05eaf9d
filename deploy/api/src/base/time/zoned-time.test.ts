import { weekdayOf, zonedTime } from './zoned-time';

test.each([
  ['2026-11-24', '09:30', 'Asia/Yekaterinburg', '2026-11-24T04:30:00.000Z'],
  ['2026-11-24', '00:00', 'Asia/Kamchatka', '2026-11-23T12:00:00.000Z'],
  ['2026-07-01', '12:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
  ['2026-10-25', '12:00', 'Europe/Berlin', '2026-10-25T11:00:00.000Z'],
  ['2026-10-25', '01:30', 'Europe/Berlin', '2026-10-24T23:30:00.000Z'],
  ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
])('VET-03 %s %s in %s is %s', (day, time, zone, moment) => {
  expect(zonedTime(day, time, zone).toISOString()).toBe(moment);
});

test('VET-03 weekdays are counted from Monday', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([1, 6, 7]);
});
