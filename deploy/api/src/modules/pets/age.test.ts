import { ageInMonths, daysToBirthday } from './age';

test.each([
  ['2026-11-23', '2026-11-23', 0],
  ['2026-10-24', '2026-11-23', 0],
  ['2026-10-23', '2026-11-23', 1],
  ['2024-08-23', '2026-11-23', 27],
  ['2024-02-29', '2025-02-28', 11],
  ['2024-02-29', '2025-03-01', 12],
  ['2027-01-01', '2026-11-23', 0],
])('PET-04 born on %s, a pet is on %s %d whole months old', (birthday, today, months) => {
  expect(ageInMonths(birthday, today)).toBe(months);
});

test.each([
  ['2020-11-23', '2026-11-23', 0],
  ['2020-11-24', '2026-11-23', 1],
  ['2020-11-22', '2026-11-23', 364],
  ['2024-02-29', '2027-02-28', 1],
  ['2024-02-29', '2028-02-28', 1],
  ['2026-01-01', '2026-12-31', 1],
])('born on %s, a pet has on %s %d days to its birthday', (birthday, today, days) => {
  expect(daysToBirthday(birthday, today)).toBe(days);
});
