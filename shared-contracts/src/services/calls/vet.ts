import * as z from 'zod/mini';
import { defineCall } from '../../platform/api/call';
import { wholeNumber } from '../../platform/api/field';
import { addedReview, appointment, bookingBody, serviceReviewForm } from './booking';
import { recordFilter, serviceRecord, serviceRecords } from './record';
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
  answer: appointment,
});

export const cancelVet = defineCall({
  id: 'services.vet.cancel',
  requirement: 'API-112',
  summary: 'Cancels the customer’s own visit, until two hours before it',
  methods: ['POST'],
  path: '/services/vet/cancel/',
  writes: true,
  fails: [404, 409],
  body: z.object({ id: idInAddress }),
  answer: serviceRecord,
});

export const getVetRecords = defineCall({
  id: 'services.vet.get',
  requirement: 'API-117',
  summary: 'The customer’s visits to vets; with filter[IN_WORK]=Y those that are ahead, with N the others',
  path: '/services/vet/get/',
  writes: false,
  query: recordFilter,
  answer: serviceRecords,
});

export const getVetHistory = defineCall({
  id: 'services.vet.getHistory',
  requirement: 'API-118',
  summary: 'The customer’s visits to vets that are over or cancelled; with an id this one visit',
  path: '/services/vet/gethistory/',
  writes: false,
  fails: [404],
  query: z.object({ id: z.optional(idInAddress) }),
  answer: serviceRecords,
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
