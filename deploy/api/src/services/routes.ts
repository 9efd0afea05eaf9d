import { isYes } from 'shared-contracts/format';
import { askForCall } from 'shared-contracts/services/calls/call-back';
import * as gruming from 'shared-contracts/services/calls/gruming';
import * as handling from 'shared-contracts/services/calls/handling';
import { holdVisit, releaseVisit } from 'shared-contracts/services/calls/hold';
import * as vet from 'shared-contracts/services/calls/vet';
import { getVisited } from 'shared-contracts/services/calls/visited';
import { bannersAt } from '../catalogue/banners';
import { forCustomer, forEveryone, forVisitor, limited, notOnBehalf, ownTransactions } from '../http/route';
import { ownAppointments } from './appointments';
import { book } from './book';
import { askSalonToCall } from './call-back';
import { cancelVisit } from './cancel';
import { freeTimes } from './free-times';
import { holdSlot, releaseSlot } from './holds';
import { addServiceReview, reviewsOf } from './reviews';
import { salonsOf, servicesOf, specialistsOf } from './salons';
import { visitedSpecialists } from './visited';

/** Free times are computed for each request, so one address gets them less often than cached answers. */
const TIMES = 120;
const WRITES = 60;

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
  notOnBehalf(forCustomer(vet.cancelVet, ({ id }, context) => cancelVisit('vet', id, context))),
  forCustomer(vet.getVetRecords, ({ filter }, context) => {
    const inWork = filter?.IN_WORK;
    return ownAppointments('vet', inWork === undefined ? 'all' : isYes(inWork) ? 'in-work' : 'over', context);
  }),
  forCustomer(vet.getVetHistory, ({ id }, context) =>
    ownAppointments('vet', id === undefined ? 'over' : 'all', context, id),
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

const handlingRoutes = [
  forEveryone(handling.getWorkouts, async (_, { db }) => ({ workoutdogs: await servicesOf(db, 'handling') })),
  forEveryone(handling.getTrainingGrounds, (_, { db }) => salonsOf(db, 'handling')),
  forEveryone(handling.getTrainers, (_, { db }) => specialistsOf(db, 'handling')),
  limited(
    TIMES,
    forEveryone(handling.getTrainingIntervals, ({ salon, id, specialist = null }, context) =>
      freeTimes({ kind: 'handling', salonId: salon, serviceId: id, specialistId: specialist }, context),
    ),
  ),
  forEveryone(handling.getTrainingReviews, (request, { db }) => reviewsOf(db, 'handling', request)),
  limited(
    WRITES,
    forVisitor(handling.bookTraining, (form, context) => book('handling', form, context)),
  ),
  notOnBehalf(
    forCustomer(handling.addTrainingReview, (given, context) => addServiceReview('handling', given, context)),
  ),
];

/** Vets, grooming and dog training: one engine for three kinds of salons (VET, GRM, HND). */
export const serviceRoutes = [
  ...vetRoutes,
  ...groomingRoutes,
  ...handlingRoutes,
  limited(
    TIMES,
    forVisitor(holdVisit, (visit, context) => holdSlot(visit, context)),
  ),
  forVisitor(releaseVisit, (_, context) => releaseSlot(context)),
  limited(WRITES, ownTransactions(forVisitor(askForCall, (form, context) => askSalonToCall(form, context)))),
  forCustomer(getVisited, ({ kind }, context) => visitedSpecialists(kind, context)),
];
