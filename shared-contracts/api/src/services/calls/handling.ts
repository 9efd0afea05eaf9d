import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toListPage } from '../../list-page';
import { addedReview, bookedVisit, bookingBody, serviceReviewForm } from './booking';
import {
  freeTimes,
  idInAddress,
  REVIEWS_MAX_AGE,
  reviewPaging,
  SALONS_MAX_AGE,
  salon,
  salonService,
  serviceReviews,
  specialist,
} from './salon';

export const getWorkouts = defineCall({
  id: 'services.handling.get',
  requirement: 'API-128',
  summary: 'The kinds of training with their prices, in the field workoutdogs',
  path: '/services/handling/get/',
  writes: false,
  maxAge: SALONS_MAX_AGE,
  answer: z.object({ workoutdogs: z.array(salonService) }),
  model: ({ workoutdogs }) => workoutdogs,
});

export const getTrainingGrounds = defineCall({
  id: 'services.handling.getSalons',
  requirement: 'API-129',
  summary: 'Training grounds',
  path: '/services/handling/getSalons/',
  writes: false,
  maxAge: SALONS_MAX_AGE,
  answer: z.array(salon),
});

export const getTrainers = defineCall({
  id: 'services.handling.getSpecialist',
  requirement: 'API-130',
  summary: 'The trainers of all grounds',
  path: '/services/handling/get_specialist/',
  writes: false,
  maxAge: SALONS_MAX_AGE,
  answer: z.array(specialist),
});

export const getTrainingIntervals = defineCall({
  id: 'services.handling.getIntervals',
  requirement: 'API-131',
  summary: 'Free times of two weeks for a kind of training on a ground, of one trainer or all',
  path: '/services/handling/getintervals/{salon}/{id}/',
  writes: false,
  params: z.object({ salon: idInAddress, id: idInAddress }),
  query: z.object({ specialist: z.optional(idInAddress) }),
  answer: freeTimes,
});

export const getTrainingReviews = defineCall({
  id: 'services.handling.getReview',
  requirement: 'API-132',
  summary: 'Reviews of trainers, latest first',
  path: '/services/handling/getReview/',
  writes: false,
  maxAge: REVIEWS_MAX_AGE,
  query: reviewPaging,
  answer: serviceReviews,
  model: toListPage,
});

export const bookTraining = defineCall({
  id: 'services.handling.send',
  requirement: 'API-133',
  summary: 'Books a training, for a customer or a guest; the letter and the SMS about it follow',
  methods: ['POST'],
  path: '/services/handling/send/',
  writes: true,
  fails: [404, 409, 429],
  body: bookingBody,
  answer: bookedVisit,
});

export const addTrainingReview = defineCall({
  id: 'services.handling.addReview',
  requirement: 'API-134',
  summary: 'Adds the review of a customer who was at this trainer; one for each trainer',
  methods: ['POST'],
  path: '/services/handling/addReview/',
  writes: true,
  fails: [403, 409],
  body: serviceReviewForm,
  answer: addedReview,
});
