import {
  bookGrooming,
  getGroomers,
  getGroomingReviews,
  getGroomingSalons,
} from '@zapovednik/api/services/calls/gruming';
import {
  bookTraining,
  getTrainers,
  getTrainingGrounds,
  getTrainingReviews,
} from '@zapovednik/api/services/calls/handling';
import { bookVet, getVetReviews, getVetSalons, getVets } from '@zapovednik/api/services/calls/vet';
import { createTestApp, fixtures } from '@zapovednik/testing';
import { groomingKind } from './grooming';
import type { ServiceDefinition } from './service-definition';
import { trainingKind } from './training';
import { vetKind } from './vet';

/** An app whose back end answers all calls. */
function start() {
  const { backEnd, api } = createTestApp();
  for (const call of [getVetSalons, getGroomingSalons, getTrainingGrounds]) backEnd.answer(call, fixtures.salons());
  for (const call of [getVets, getGroomers, getTrainers]) backEnd.answer(call, fixtures.specialists());
  for (const call of [getVetReviews, getGroomingReviews, getTrainingReviews])
    backEnd.answer(call, fixtures.serviceReviews());
  for (const call of [bookVet, bookGrooming, bookTraining]) backEnd.answer(call, fixtures.visit());
  return { backEnd, api };
}

/** The requests of a service's page. */
async function askedBy({ readSalons, readSpecialists, readReviews }: ServiceDefinition) {
  const { backEnd, api } = start();
  await Promise.all([readSalons(api, 5, {}), readSpecialists(api, {}), readReviews(api, { page: 1 }, {})]);
  return backEnd.asked.map(({ id, input }) => [id, input]);
}
const hundred = { page: 1, perPage: 100 };

test('API-115 vets have their own salons, specialists and reviews', async () => {
  expect(await askedBy(vetKind)).toEqual([
    ['services.vet.getSalons', { filter: { 'SHOP_CITY.ITEM.VALUE': 5 } }],
    ['services.vet.getSpecialist', {}],
    ['services.vet.getReview', hundred],
  ]);
});

test('API-120 API-122 API-123 groomers have their own, a hundred reviews a page', async () => {
  expect(await askedBy(groomingKind)).toEqual([
    ['services.gruming.getSalons', {}],
    ['services.gruming.getSpecialist', {}],
    ['services.gruming.getReview', hundred],
  ]);
});

test('API-129 API-130 API-132 trainers have their own, a hundred reviews a page', async () => {
  expect(await askedBy(trainingKind)).toEqual([
    ['services.handling.getSalons', {}],
    ['services.handling.getSpecialist', {}],
    ['services.handling.getReview', hundred],
  ]);
});

test('API-126 API-133 each kind is booked by its own call, with the whole form', async () => {
  const form = {
    ...{ salonId: 1, serviceId: 1, specialistId: null, startsAt: '2026-11-24T04:00:00.000Z' },
    ...({ animal: 'dog', size: 'small', breed: '', petName: 'Рекс' } as const),
    ...({ name: 'Анна Лесная', phone: '79120000000', email: '', comment: '', acceptPersonData: 'Y' } as const),
  };
  const { backEnd, api } = start();
  for (const { book } of [groomingKind, trainingKind]) await book(api, form, 'key');
  expect(backEnd.asked.map(({ id, input }) => [id, input])).toEqual([
    ['services.gruming.send', form],
    ['services.handling.send', form],
  ]);
});
