// The paths have the spelling of the specification (GRM-02).

import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toBanner } from '../../catalog/models/banner';
import { banner } from '../../catalog/wire/banner';
import { paging } from '../../field';
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

export const getGroomingSalons = defineCall({
  id: 'services.gruming.getSalons',
  requirement: 'API-120',
  summary: 'Grooming salons',
  path: '/services/gruming/getSalons/',
  writes: false,
  maxAge: SALONS_MAX_AGE,
  answer: z.array(salon),
});

export const getGroomingServices = defineCall({
  id: 'services.gruming.get',
  requirement: 'API-121',
  summary: 'What groomers do, how long it takes, and the prices by animal, breed and size',
  path: '/services/gruming/get/',
  writes: false,
  maxAge: SALONS_MAX_AGE,
  answer: z.array(salonService),
});

export const getGroomers = defineCall({
  id: 'services.gruming.getSpecialist',
  requirement: 'API-122',
  summary: 'The groomers of all salons',
  path: '/services/gruming/get_specialist/',
  writes: false,
  maxAge: SALONS_MAX_AGE,
  answer: z.array(specialist),
});

export const getGroomingReviews = defineCall({
  id: 'services.gruming.getReview',
  requirement: 'API-123',
  summary: 'Reviews of groomers, latest first',
  path: '/services/gruming/getReview/',
  writes: false,
  maxAge: REVIEWS_MAX_AGE,
  query: reviewPaging,
  answer: serviceReviews,
  model: toListPage,
});

export const getGroomingBanners = defineCall({
  id: 'services.gruming.getBanners',
  requirement: 'API-124',
  summary: 'The banners of the grooming page, by SORT',
  path: '/services/gruming/getBanners/',
  writes: false,
  maxAge: REVIEWS_MAX_AGE,
  query: z.object({ ...paging(100, 100), sort: z.optional(z.object({ SORT: z.optional(z.literal('ASC')) })) }),
  answer: z.array(banner),
  model: (banners) => banners.map(toBanner),
});

export const getGroomingIntervals = defineCall({
  id: 'services.gruming.getIntervals',
  requirement: 'API-125',
  summary: 'Free times of two weeks for a service in a salon (its address), of one groomer or all',
  path: '/services/gruming/getintervals/{addressId}/{serviceId}/',
  writes: false,
  params: z.object({ addressId: idInAddress, serviceId: idInAddress }),
  query: z.object({ specialist: z.optional(idInAddress) }),
  answer: freeTimes,
});

export const bookGrooming = defineCall({
  id: 'services.gruming.send',
  requirement: 'API-126',
  summary: 'Books a visit to a groomer, for a customer or a guest; the letter and the SMS about it follow',
  methods: ['POST'],
  path: '/services/gruming/send/',
  writes: true,
  fails: [404, 409, 429],
  body: bookingBody,
  answer: bookedVisit,
});

export const addGroomingReview = defineCall({
  id: 'services.gruming.addReview',
  requirement: 'API-127',
  summary: 'Adds the review of a customer who was at this groomer; one for each groomer',
  methods: ['POST'],
  path: '/services/gruming/addReview/',
  writes: true,
  fails: [403, 409],
  body: serviceReviewForm,
  answer: addedReview,
});
