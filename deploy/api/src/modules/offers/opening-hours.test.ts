import { readSchedule } from './opening-hours';

const nineToNine = { opens: 540, closes: 1260 };

test.each([
  ['ежедневно 9:00–21:00', Array.from({ length: 7 }, () => nineToNine)],
  ['круглосуточно', Array.from({ length: 7 }, () => ({ opens: 0, closes: 1440 }))],
  ['пн–сб 9:00–21:00, вс 10:00–20:00', [...Array.from({ length: 6 }, () => nineToNine), { opens: 600, closes: 1200 }]],
  ['сб-пн 9:00-21:00', [nineToNine, null, null, null, null, nineToNine, nineToNine]],
  ['как договоримся', Array.from({ length: 7 }, () => ({ opens: 600, closes: 1200 }))],
])('DEL-31 the hours of «%s»', (schedule, week) => {
  expect(readSchedule(schedule)).toEqual(week);
});
