import type { Flag } from '@zapovednik/api/field';
import { closeSalonDay } from '@zapovednik/api/services/calls/closed-day';
import { CONCLUSION_FILES_SIZE, concludeVisit, getConclusions } from '@zapovednik/api/services/calls/conclusion';
import * as gruming from '@zapovednik/api/services/calls/gruming';
import * as guestVisit from '@zapovednik/api/services/calls/guest-visit';
import * as handling from '@zapovednik/api/services/calls/handling';
import { holdVisit, releaseVisit } from '@zapovednik/api/services/calls/hold';
import { serviceKinds } from '@zapovednik/api/services/calls/salon';
import * as vet from '@zapovednik/api/services/calls/vet';
import * as vetVisit from '@zapovednik/api/services/calls/vet-visit';
import * as visit from '@zapovednik/api/services/calls/visit';
import { getVisited } from '@zapovednik/api/services/calls/visited';
import { isYes } from '@zapovednik/rules/format';
import {
  forCustomer,
  forEveryone,
  forVisitor,
  large,
  limited,
  notOnBehalf,
  ownTransactions,
  unlogged,
} from '../../http/route';
import { bannersAt } from '../banners/api';
import { requireStaff } from '../people/api';
import { freeTimes } from './slots/free-times';
import { holdSlot, releaseSlot } from './slots/holds';
import { book } from './visits/book';
import { cancelVisit, moveVisit } from './visits/change-visit';
import { closeDay } from './visits/close-day';
import { writeConclusion } from './visits/conclude-visit';
import { allConclusions } from './visits/earlier';
import { readGuestConclusion, sendConclusionCode } from './visits/guest-conclusion';
import { addReviewByLink, addServiceReview, reviewsOf } from './visits/reviews';
import { salonsOf, servicesOf, specialistsOf } from './visits/salons';
import { accessByLink, accessOfOwner } from './visits/visit-access';
import { readVisitFile } from './visits/visit-files';
import { visitedSpecialists } from './visits/visited';
import { ownVisits, readVisit, type WhichVisits } from './visits/visits';

/** Free times are computed for each request, so the limit of one address is lower than for cached answers. */
const TIMES = 120;
const WRITES = 60;
/** Bytes of a conclusion with its files in base64, and their names. */
const LARGEST_CONCLUSION = Math.ceil(CONCLUSION_FILES_SIZE / 3) * 4 + 64 * 1024;

const whichOf = (filter: { readonly IN_WORK?: Flag | undefined } | undefined): WhichVisits =>
  filter?.IN_WORK === undefined ? 'all' : isYes(filter.IN_WORK) ? 'in-work' : 'over';

const vetRoutes = [
  forEveryone(vet.getVetSalons, ({ filter }, { db }) => salonsOf(db, 'vet', filter?.['SHOP_CITY.ITEM.VALUE'])),
  forEveryone(vet.getVetPrices, (_, { db }) => servicesOf(db, 'vet')),
  forEveryone(vet.getVets, (_, { db }) => specialistsOf(db, 'vet')),
  limited(
    TIMES,
    forEveryone(vet.getVetIntervals, ({ id, service = null, specialist = null }, context) =>
      freeTimes({ kind: 'vet', salonId: id, serviceId: service, specialistId: specialist }, context),
    ),
  ),
  limited(
    WRITES,
    forVisitor(vet.bookVet, (form, context) => book('vet', form, context)),
  ),
  notOnBehalf(
    forCustomer(vetVisit.cancelVet, ({ id }, context) => cancelVisit(accessOfOwner(['vet'], id, context), context)),
  ),
  forCustomer(vetVisit.getVetVisits, ({ filter }, context) => ownVisits(['vet'], whichOf(filter), context)),
  forCustomer(vetVisit.getVetHistory, async ({ id }, context) =>
    id === undefined
      ? ownVisits(['vet'], 'over', context)
      : { records: [await readVisit(accessOfOwner(['vet'], id, context), context)] },
  ),
  forEveryone(vet.getVetReviews, (request, { db }) => reviewsOf(db, 'vet', request)),
  notOnBehalf(forCustomer(vet.addVetReview, (given, context) => addServiceReview('vet', given, context))),
];

const groomingRoutes = [
  forEveryone(gruming.getGroomingSalons, (_, { db }) => salonsOf(db, 'grooming')),
  forEveryone(gruming.getGroomingServices, (_, { db }) => servicesOf(db, 'grooming')),
  forEveryone(gruming.getGroomers, (_, { db }) => specialistsOf(db, 'grooming')),
  forEveryone(gruming.getGroomingReviews, (request, { db }) => reviewsOf(db, 'grooming', request)),
  forEveryone(gruming.getGroomingBanners, async ({ page, perPage }, context) =>
    (await bannersAt('grooming', context)).slice((page - 1) * perPage, page * perPage),
  ),
  limited(
    TIMES,
    forEveryone(gruming.getGroomingIntervals, ({ addressId, serviceId, specialist = null }, context) =>
      freeTimes({ kind: 'grooming', salonId: addressId, serviceId, specialistId: specialist }, context),
    ),
  ),
  limited(
    WRITES,
    forVisitor(gruming.bookGrooming, (form, context) => book('grooming', form, context)),
  ),
  notOnBehalf(forCustomer(gruming.addGroomingReview, (given, context) => addServiceReview('grooming', given, context))),
];

const trainingRoutes = [
  forEveryone(handling.getWorkouts, async (_, { db }) => ({ workoutdogs: await servicesOf(db, 'training') })),
  forEveryone(handling.getTrainingGrounds, (_, { db }) => salonsOf(db, 'training')),
  forEveryone(handling.getTrainers, (_, { db }) => specialistsOf(db, 'training')),
  limited(
    TIMES,
    forEveryone(handling.getTrainingIntervals, ({ salon, id, specialist = null }, context) =>
      freeTimes({ kind: 'training', salonId: salon, serviceId: id, specialistId: specialist }, context),
    ),
  ),
  forEveryone(handling.getTrainingReviews, (request, { db }) => reviewsOf(db, 'training', request)),
  limited(
    WRITES,
    forVisitor(handling.bookTraining, (form, context) => book('training', form, context)),
  ),
  notOnBehalf(
    forCustomer(handling.addTrainingReview, (given, context) => addServiceReview('training', given, context)),
  ),
];

/**
 * Calls for visits of groomers and trainers, which are not in the specification, and calls that the specification has
 * for no kind.
 */
const OTHERS = ['grooming', 'training'] as const;

const visitRoutes = [
  forCustomer(visit.getOwnVisits, ({ filter }, context) => ownVisits(OTHERS, whichOf(filter), context)),
  forCustomer(visit.getOwnVisit, ({ id }, context) => readVisit(accessOfOwner(OTHERS, id, context), context)),
  notOnBehalf(
    forCustomer(visit.cancelOwnVisit, ({ id }, context) => cancelVisit(accessOfOwner(OTHERS, id, context), context)),
  ),
  notOnBehalf(
    forCustomer(visit.moveOwnVisit, ({ id, ...time }, context) =>
      moveVisit(accessOfOwner(serviceKinds, id, context), time, context),
    ),
  ),
  notOnBehalf(forCustomer(visit.getOwnVisitFile, ({ id }, context) => readVisitFile(id, context))),
  // Their path contains the secret from an email, and anyone can try other secrets.
  limited(
    TIMES,
    unlogged(
      forEveryone(visit.getVisitByLink, ({ token }, context) => readVisit(accessByLink(token, context), context)),
    ),
  ),
  limited(
    WRITES,
    unlogged(
      forEveryone(visit.cancelVisitByLink, ({ token }, context) => cancelVisit(accessByLink(token, context), context)),
    ),
  ),
  limited(
    WRITES,
    unlogged(
      forEveryone(visit.moveVisitByLink, ({ token, ...time }, context) =>
        moveVisit(accessByLink(token, context), time, context),
      ),
    ),
  ),
  limited(
    WRITES,
    unlogged(
      // The message is sent after the answer.
      ownTransactions(
        forVisitor(guestVisit.askConclusionCode, ({ token }, context) => sendConclusionCode(token, context)),
      ),
    ),
  ),
  limited(
    WRITES,
    unlogged(
      // A guess is counted outside every transaction.
      ownTransactions(
        forVisitor(guestVisit.readConclusion, ({ token, code }, context) => readGuestConclusion(token, code, context)),
      ),
    ),
  ),
  limited(
    WRITES,
    unlogged(
      forEveryone(guestVisit.reviewByLink, ({ token, ...review }, context) => addReviewByLink(token, review, context)),
    ),
  ),
  forCustomer(getConclusions, ({ id }, context) => allConclusions(id, context)),
  forCustomer(closeSalonDay, ({ id, day }, context) => closeDay(id, day, context)),
  limited(
    WRITES,
    large(
      LARGEST_CONCLUSION,
      requireStaff,
      ownTransactions(
        forCustomer(concludeVisit, ({ id, ...conclusion }, context) => writeConclusion(id, conclusion, context)),
      ),
    ),
  ),
];

/** Vets, grooming and dog training: one engine for three kinds of salons (VET, GRM, HND). */
export const serviceRoutes = [
  ...vetRoutes,
  ...groomingRoutes,
  ...trainingRoutes,
  ...visitRoutes,
  limited(
    TIMES,
    forVisitor(holdVisit, (visit, context) => holdSlot(visit, context)),
  ),
  forVisitor(releaseVisit, (_, context) => releaseSlot(context)),
  forCustomer(getVisited, ({ kind }, context) => visitedSpecialists(kind, context)),
];
