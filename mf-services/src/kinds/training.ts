import {
  addTrainingReview,
  bookTraining,
  getTrainers,
  getTrainingGrounds,
  getTrainingIntervals,
  getTrainingReviews,
  getWorkouts,
} from '@zapovednik/api/services/calls/handling';
import { dogTrainingRoute, trainerRoute } from '@zapovednik/areas/services/routes';
import type { ServiceDefinition } from './service-definition';

/** HND-02 to HND-04. */
export const trainingKind: ServiceDefinition = {
  name: 'training',
  animals: ['dog'],
  route: dogTrainingRoute,
  specialistRoute: trainerRoute,
  words: {
    title: 'Школа дрессировки',
    salon: 'Площадка',
    specialist: 'Кинолог',
    anySpecialist: 'Любой кинолог',
    specialists: 'Наши кинологи',
  },
  readSalons: (api, _, options) => api(getTrainingGrounds, {}, options),
  readServices: (api, options) => api(getWorkouts, {}, options),
  readSpecialists: (api, options) => api(getTrainers, {}, options),
  readReviews: (api, { page, specialistId }, options) =>
    api(getTrainingReviews, { page, perPage: 100, ...(specialistId && { specialist: specialistId }) }, options),
  readTimes: (api, salon, id, options) => api(getTrainingIntervals, { salon, id }, options),
  addReview: (api, review) => api(addTrainingReview, review),
  book: (api, visit, key) => api(bookTraining, visit, { key }),
};
