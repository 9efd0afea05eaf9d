import { fixtures } from '@zapovednik/testing';
import { noChoices } from './booking-values';
import { changedChoices, nextStep } from './steps';

const [first, second] = fixtures.salons();
const [vera] = fixtures.specialists();
if (!first || !second || !vera) throw new Error('The fixtures have two salons');
const lists = {
  salons: [
    { ...first, serviceIds: [1, 2] },
    { ...second, serviceIds: [1] },
  ],
  specialists: [{ ...vera, serviceIds: [1] }],
};
const chosen = {
  ...noChoices,
  salonId: first.id,
  serviceId: 1,
  specialistId: vera.id,
  startsAt: '2026-11-24T04:00:00Z',
};

test('VET-03 whatever is changed before the time: the time is chosen again, and the rest stays', () => {
  expect(changedChoices(chosen, { specialistId: 0 }, lists)).toEqual({ ...chosen, specialistId: 0, startsAt: null });
});

test('VET-03 another salon: a specialist and a service that it does not have are chosen again', () => {
  const moved = changedChoices(chosen, { salonId: second.id }, lists);
  expect(moved).toEqual({ ...chosen, salonId: second.id, specialistId: null, startsAt: null });
  expect(nextStep(moved)).toBe('specialist');
  const other = changedChoices({ ...chosen, serviceId: 2, specialistId: 0 }, { salonId: second.id }, lists);
  expect(other).toMatchObject({ serviceId: null, specialistId: 0 });
  expect(nextStep(other)).toBe('service');
});

test('VET-03 a service that the specialist does not offer: the specialist is chosen again', () => {
  expect(changedChoices(chosen, { serviceId: 2 }, lists)).toMatchObject({ serviceId: 2, specialistId: null });
});
