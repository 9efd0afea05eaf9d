import {
  bookTraining,
  getTrainers,
  getTrainingGrounds,
  getTrainingIntervals,
  getTrainingReviews,
  getWorkouts,
} from 'shared-contracts/services/calls/handling';
import type { ServiceKind } from './service-kind';

/** HND-02 to HND-04. */
export const handlingKind: ServiceKind = {
  name: 'handling',
  animals: ['dog'],
  words: { salon: 'Площадка', specialist: 'Кинолог', anySpecialist: 'Любой кинолог', specialists: 'Наши кинологи' },
  readSalons: (api, options) => api(getTrainingGrounds, {}, options),
  readServices: (api, options) => api(getWorkouts, {}, options),
  readSpecialists: (api, options) => api(getTrainers, {}, options),
  readReviews: (api, page, options) => api(getTrainingReviews, { page, perPage: 100 }, options),
  readTimes: (api, salon, id, options) => api(getTrainingIntervals, { salon, id }, options),
  book: (api, visit, key) => api(bookTraining, visit, { key }),
};
