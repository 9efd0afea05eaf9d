import { salons, servicePrices, services } from './salons';
import { serviceReviews } from './service-reviews';
import { specialists } from './specialists';
import { visits } from './visits';

const today = new Date('2026-11-23T10:00:00Z');
const { specialists: staff, hours } = specialists();

test('CIT-09 several salons of each kind, all at shops of the default city', () => {
  const rows = salons();
  for (const kind of ['vet', 'grooming', 'training'])
    expect(rows.filter((row) => row.kind === kind).length).toBeGreaterThanOrEqual(3);
  expect(rows.every(({ shopId }) => Math.floor(shopId / 100) === 2201)).toBe(true);
});

test('VET-03 in every salon someone offers each service of its kind, and someone works every day', () => {
  for (const { id, kind } of salons()) {
    const own = staff.filter(({ salonId }) => salonId === id);
    const offered = new Set(own.flatMap(({ serviceIds }) => serviceIds));
    expect(offered).toEqual(new Set(services.filter((each) => each.kind === kind).map((each) => each.id)));
    const days = hours.filter(({ specialistId }) => own.some((one) => one.id === specialistId));
    expect(new Set(days.map(({ weekday }) => weekday)).size).toBe(7);
  }
});

test('VET-03 every service has prices, and names of specialists are different', () => {
  expect(new Set(servicePrices.map(({ serviceId }) => serviceId)).size).toBe(services.length);
  expect(new Set(staff.map(({ name }) => name)).size).toBe(staff.length);
});

test('VET-06 GRM-05 HND-04 every specialist has reviews, not all with five stars', () => {
  const rows = serviceReviews(today);
  expect(new Set(rows.map(({ specialistId }) => specialistId)).size).toBe(staff.length);
  expect(new Set(rows.map(({ score }) => score)).size).toBeGreaterThan(1);
});

test('VET-03 visits of one specialist do not overlap', () => {
  const rows = visits(1, today);
  for (const { id } of staff) {
    const own = rows
      .filter(({ specialistId }) => specialistId === id)
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    for (const [at, row] of own.entries())
      expect(own[at + 1]?.startsAt.getTime() ?? Infinity).toBeGreaterThanOrEqual(row.endsAt.getTime());
  }
});
