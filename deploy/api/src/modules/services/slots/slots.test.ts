import { bookableDays, type Diary, startsOn } from './slots';

const TUESDAY = '2026-11-24';
const salon = {
  timeZone: 'Asia/Yekaterinburg',
  minutes: 60,
  closed: new Set<string>(),
  now: new Date('2026-11-23T12:00:00Z'),
};
const anna: Diary = { specialistId: 1, hours: new Map([[2, { from: '09:00:00', until: '12:00:00' }]]), busy: [] };
const times = (starts: number[]) => starts.map((start) => new Date(start).toISOString().slice(11, 16));

test('VET-03 a visit begins at every half hour at which it fits into the working day, by the salon’s clock', () => {
  expect(times(startsOn(TUESDAY, anna, salon))).toEqual(['04:00', '04:30', '05:00', '05:30', '06:00']);
  expect(startsOn('2026-11-25', anna, salon)).toEqual([]);
});

test('VET-03 a booked hour leaves only times that do not touch it', () => {
  const busy = [{ startsAt: new Date('2026-11-24T05:00:00Z'), endsAt: new Date('2026-11-24T06:00:00Z') }];
  expect(times(startsOn(TUESDAY, { ...anna, busy }, salon))).toEqual(['04:00', '06:00']);
});

test('VET-03 today only times that are at least an hour ahead; none on a closed day', () => {
  const now = new Date('2026-11-24T04:15:00Z');
  expect(times(startsOn(TUESDAY, anna, { ...salon, now }))).toEqual(['05:30', '06:00']);
  expect(startsOn(TUESDAY, anna, { ...salon, closed: new Set([TUESDAY]) })).toEqual([]);
});

test('VET-03 two weeks can be booked, beginning with the salon’s today', () => {
  const days = bookableDays(new Date('2026-11-23T20:00:00Z'), 'Asia/Yekaterinburg');
  expect([days.length, days[0], days.at(-1)]).toEqual([14, '2026-11-24', '2026-12-07']);
});
