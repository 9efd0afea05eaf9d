import {
  addGroomingReview,
  bookGrooming,
  getGroomers,
  getGroomingIntervals,
  getGroomingReviews,
  getGroomingSalons,
  getGroomingServices,
} from '@zapovednik/api/services/calls/gruming';
import { groomerRoute, groomingRoute } from '@zapovednik/areas/services/routes';
import type { ServiceDefinition } from './service-definition';

/** GRM-03, GRM-05. */
export const groomingKind: ServiceDefinition = {
  name: 'grooming',
  animals: ['dog', 'cat'],
  route: groomingRoute,
  specialistRoute: groomerRoute,
  words: {
    title: 'Груминг',
    salon: 'Салон',
    specialist: 'Мастер',
    anySpecialist: 'Любой мастер',
    specialists: 'Наши мастера',
  },
  readSalons: (api, _, options) => api(getGroomingSalons, {}, options),
  readServices: (api, options) => api(getGroomingServices, {}, options),
  readSpecialists: (api, options) => api(getGroomers, {}, options),
  readReviews: (api, { page, specialistId }, options) =>
    api(getGroomingReviews, { page, perPage: 100, ...(specialistId && { specialist: specialistId }) }, options),
  readTimes: (api, addressId, serviceId, options) => api(getGroomingIntervals, { addressId, serviceId }, options),
  addReview: (api, review) => api(addGroomingReview, review),
  book: (api, visit, key) => api(bookGrooming, visit, { key }),
};
