import { isOpen } from './is-open';

const zone = 'Asia/Yekaterinburg';
/** 8 March 2026 is a Sunday; the city is five hours ahead of UTC. */
const at = (time: string) => new Date(`2026-03-${time}Z`);

test('a shop is open by the time of its city', () => {
  const weekdays = 'пн–сб 9:00–21:00, вс 10:00–20:00';
  expect(isOpen(weekdays, zone, at('08T04:59'))).toBe(false);
  expect(isOpen(weekdays, zone, at('08T05:00'))).toBe(true);
  expect(isOpen(weekdays, zone, at('08T15:00'))).toBe(false);
  expect(isOpen(weekdays, zone, at('09T15:59'))).toBe(true);
  expect(isOpen('ежедневно 9:00–21:00', 'Europe/Moscow', at('08T05:30'))).toBe(false);
  expect(isOpen('по звонку', zone, at('08T09:00'))).toBe(false);
});
