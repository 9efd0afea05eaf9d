import {
  bookGrooming,
  getGroomers,
  getGroomingIntervals,
  getGroomingReviews,
  getGroomingSalons,
  getGroomingServices,
} from 'shared-contracts/services/calls/gruming';
import type { ServiceKind } from './service-kind';

/** GRM-03, GRM-05. */
export const groomingKind: ServiceKind = {
  name: 'grooming',
  animals: ['dog', 'cat'],
  words: { salon: 'Салон', specialist: 'Мастер', anySpecialist: 'Любой мастер', specialists: 'Наши мастера' },
  readSalons: (api, options) => api(getGroomingSalons, {}, options),
  readServices: (api, options) => api(getGroomingServices, {}, options),
  readSpecialists: (api, options) => api(getGroomers, {}, options),
  readReviews: (api, page, options) => api(getGroomingReviews, { page, perPage: 100 }, options),
  readTimes: (api, addressId, serviceId, options) => api(getGroomingIntervals, { addressId, serviceId }, options),
  book: (api, visit, key) => api(bookGrooming, visit, { key }),
};
