import { arrivalAtPoint, arrivalFromShelf, arrivalText, byArrival } from './arrival';

const EKATERINBURG = 'Asia/Yekaterinburg';
const daily = { schedule: 'ежедневно 9:00–21:00', deliveryTime: 'сегодня' };
/** Saturday, in Yekaterinburg. */
const at = (time: string, timeZone = EKATERINBURG) => ({ now: new Date(`2026-11-21T${time}+05:00`), timeZone });

test.each([
  ['12:00', 'через час'],
  ['19:55', 'через час'],
  ['20:00', 'через час'],
  ['20:05', 'завтра с 9:30'],
  ['20:55', 'завтра с 10:00'],
  ['21:05', 'завтра с 10:00'],
  ['21:45', 'завтра с 10:00'],
  ['00:00', 'сегодня с 10:00'],
  ['08:30', 'сегодня с 10:00'],
])('PRD-04 at %s a shop that is open from 9 to 21 hands out its shelf %s', (time, text) => {
  expect(arrivalText(arrivalFromShelf(daily, at(time)))).toBe(text);
});

test('PRD-04 the hours are those of the city and of the day of the week', () => {
  // 20:30 in Yekaterinburg is 18:30 in Moscow and 22:30 in Novosibirsk.
  expect(arrivalText(arrivalFromShelf(daily, at('20:30', 'Europe/Moscow')))).toBe('через час');
  expect(arrivalText(arrivalFromShelf(daily, at('20:30', 'Asia/Novosibirsk')))).toBe('завтра с 10:00');
  const noSunday = { schedule: 'пн–сб 9:00–21:00' };
  expect(arrivalText(arrivalFromShelf(noSunday, at('21:05')))).toBe('послезавтра с 10:00');
  expect(arrivalText(arrivalFromShelf({ schedule: 'круглосуточно' }, at('23:40')))).toBe('завтра с 1:00');
});

test.each([
  ['сегодня', 0, '12:00', 'сегодня'],
  ['сегодня', 1, '18:00', 'завтра'],
  ['сегодня', 0, '21:45', 'завтра'],
  ['завтра', 1, '21:45', 'послезавтра'],
  ['2–3 дня', 0, '12:00', '2–3 дня'],
  ['2–3 дня', 1, '12:00', '3–4 дня'],
  ['4 дня', 0, '12:00', 'через 4 дня'],
])('DEL-31 ORD-07 a point of «%s», %s day after the cut-off, at %s: %s', (deliveryTime, later, time, text) => {
  const arrival = arrivalAtPoint({ ...daily, deliveryTime }, later, at(time));
  expect(arrival && arrivalText(arrival)).toBe(text);
});

test('DEL-31 days in another form are left to people', () => {
  expect(arrivalAtPoint({ ...daily, deliveryTime: 'по звонку' }, 0, at('12:00'))).toBeNull();
});

test('the earliest arrival is first: by day, then by hour', () => {
  const open = (time: string, schedule: string) => arrivalFromShelf({ schedule }, at(time));
  const sorted = [open('21:05', 'ежедневно 9:00–21:00'), open('21:05', 'ежедневно 8:00–22:30')].sort(byArrival);
  expect(sorted.map(arrivalText)).toEqual(['через час', 'завтра с 10:00']);
});
