import { isOpen, readOpeningHours } from './opening-hours';

const zone = 'Asia/Yekaterinburg';
/** 8 March 2026 is a Sunday; the city is five hours ahead of UTC. */
const at = (time: string) => new Date(`2026-03-${time}Z`);

test('hours are read as shops write them', () => {
  expect(readOpeningHours('ежедневно 9:00–21:00')).toEqual(Array(7).fill([540, 1260]));
  expect(readOpeningHours('ежедневно с 9:00 до 21:00')).toEqual(Array(7).fill([540, 1260]));
  expect(readOpeningHours('пн–сб 9:00–21:00, вс 10:00–20:00')).toEqual([...Array(6).fill([540, 1260]), [600, 1200]]);
  expect(readOpeningHours('пн–пт 10:00–20:00')?.slice(5)).toEqual([null, null]);
  for (const other of ['', 'круглосуточно', 'по звонку', 'вс–пн 9:00–10:00'])
    expect(readOpeningHours(other)).toBeNull();
});

test('a shop is open by the time of its city', () => {
  const weekdays = 'пн–сб 9:00–21:00, вс 10:00–20:00';
  expect(isOpen(weekdays, zone, at('08T04:59'))).toBe(false);
  expect(isOpen(weekdays, zone, at('08T05:00'))).toBe(true);
  expect(isOpen(weekdays, zone, at('08T15:00'))).toBe(false);
  expect(isOpen(weekdays, zone, at('09T15:59'))).toBe(true);
  expect(isOpen('ежедневно 9:00–21:00', 'Europe/Moscow', at('08T05:30'))).toBe(false);
  expect(isOpen('по звонку', zone, at('08T09:00'))).toBe(false);
});
