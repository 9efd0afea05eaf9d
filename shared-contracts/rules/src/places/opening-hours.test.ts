import { readOpeningHours } from './opening-hours';

const nineToNine = { opens: 540, closes: 1260 };
const daily = Array.from({ length: 7 }, () => nineToNine);

test.each([
  ['ежедневно 9:00–21:00', daily],
  ['Ежедневно с 9:00 до 21:00', daily],
  ['круглосуточно', Array.from({ length: 7 }, () => ({ opens: 0, closes: 1440 }))],
  ['пн–сб 9:00–21:00, вс 10:00–20:00', [...daily.slice(1), { opens: 600, closes: 1200 }]],
  ['пн–пт 9:00 – 21:00', [...daily.slice(2), null, null]],
  ['сб-пн 9:00-21:00', [nineToNine, null, null, null, null, nineToNine, nineToNine]],
  ['как договоримся', null],
  ['', null],
])('DEL-31 the hours of «%s»', (schedule, week) => {
  expect(readOpeningHours(schedule)).toEqual(week);
});
