import {
  addVetReview,
  bookVet,
  getVetIntervals,
  getVetPrices,
  getVetReviews,
  getVetSalons,
  getVets,
} from '@zapovednik/api/services/calls/vet';
import { vetRoute, vetSpecialistRoute } from '@zapovednik/areas/services/routes';
import type { ServiceDefinition } from './service-definition';

/** VET-02, VET-03, VET-06. */
export const vetKind: ServiceDefinition = {
  name: 'vet',
  animals: ['cat', 'dog', 'other'],
  route: vetRoute,
  specialistRoute: vetSpecialistRoute,
  words: {
    title: 'Ветеринарные кабинеты',
    salon: 'Кабинет',
    specialist: 'Врач',
    anySpecialist: 'Любой врач',
    specialists: 'Наши врачи',
  },
  readSalons: (api, locationId, options) =>
    api(getVetSalons, { filter: { 'SHOP_CITY.ITEM.VALUE': locationId } }, options),
  readServices: (api, options) => api(getVetPrices, {}, options),
  readSpecialists: (api, options) => api(getVets, {}, options),
  readReviews: (api, { page, specialistId }, options) =>
    api(getVetReviews, { page, perPage: 100, ...(specialistId && { specialist: specialistId }) }, options),
  readTimes: (api, id, service, options) => api(getVetIntervals, { id, service }, options),
  addReview: (api, review) => api(addVetReview, review),
  book: (api, visit, key) => api(bookVet, visit, { key }),
};
