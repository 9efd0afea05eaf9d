import {
  bookVet,
  getVetIntervals,
  getVetPrices,
  getVetReviews,
  getVetSalons,
  getVets,
} from 'shared-contracts/services/calls/vet';
import type { ServiceKind } from './service-kind';

/** VET-02, VET-03, VET-06. */
export const vetKind: ServiceKind = {
  name: 'vet',
  animals: ['cat', 'dog', 'other'],
  words: { salon: 'Кабинет', specialist: 'Врач', anySpecialist: 'Любой врач', specialists: 'Наши врачи' },
  readSalons: (api, options) => api(getVetSalons, {}, options),
  readServices: (api, options) => api(getVetPrices, {}, options),
  readSpecialists: (api, options) => api(getVets, {}, options),
  readReviews: (api, page, options) => api(getVetReviews, { page, perPage: 100 }, options),
  readTimes: (api, id, service, options) => api(getVetIntervals, { id, service }, options),
  book: (api, visit, key) => api(bookVet, visit, { key }),
};
