import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { wholeNumber } from '../../field';
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

export const getVetSalons = defineCall({
  id: 'services.vet.getSalons',
  requirement: 'API-110',
  summary: 'Vet offices, of all cities or of the one whose location is named',
  path: '/services/vet/getSalons/',
  writes: false,
  maxAge: SALONS_MAX_AGE,
  query: z.object({
    filter: z.optional(z.object({ 'SHOP_CITY.ITEM.VALUE': z.optional(wholeNumber) })),
  }),
  answer: z.array(salon),
});

export const getVetPrices = defineCall({
  id: 'services.vet.getPrice',
  requirement: 'API-116',
  summary: 'What vets do, how long it takes, and the prices',
  path: '/sale/vet/get_price/',
  aliases: ['/services/vet/sale/vet/get_price/'],
  writes: false,
  maxAge: SALONS_MAX_AGE,
  answer: z.array(salonService),
});

export const getVets = defineCall({
  id: 'services.vet.getSpecialist',
  requirement: 'API-115',
  summary: 'The vets of all offices',
  path: '/services/vet/get_specialist/',
  writes: false,
  maxAge: SALONS_MAX_AGE,
  answer: z.array(specialist),
});

export const getVetIntervals = defineCall({
  id: 'services.vet.getIntervals',
  requirement: 'API-114',
  summary: 'Free times of two weeks in an office: for one service or half an hour, of one vet or all',
  methods: ['GET', 'POST'],
  path: '/services/vet/getintervals/{id}/',
  writes: false,
  params: z.object({ id: idInAddress }),
  query: z.object({ service: z.optional(idInAddress), specialist: z.optional(idInAddress) }),
  answer: freeTimes,
});

export const bookVet = defineCall({
  id: 'services.vet.send',
  requirement: 'API-111',
  summary: 'Books a visit to a vet, for a customer or a guest; the letter and the SMS about it follow',
  methods: ['POST'],
  path: '/services/vet/send/',
  writes: true,
  fails: [404, 409, 429],
  body: bookingBody,
  answer: bookedVisit,
});

export const getVetReviews = defineCall({
  id: 'services.vet.getReview',
  requirement: 'API-119',
  summary: 'Reviews of vets, latest first',
  path: '/services/vet/getReview/',
  writes: false,
  maxAge: REVIEWS_MAX_AGE,
  query: reviewPaging,
  answer: serviceReviews,
  model: toListPage,
});

export const addVetReview = defineCall({
  id: 'services.vet.addReview',
  requirement: 'API-113',
  summary: 'Adds the review of a customer who was at this vet; one for each vet',
  methods: ['POST'],
  path: '/services/vet/addReview/',
  writes: true,
  fails: [403, 409],
  body: serviceReviewForm,
  answer: addedReview,
});
