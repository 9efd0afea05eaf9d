// Separate from `vet.ts`, so that the booking does not load them.

import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { idInAddress } from './salon';
import { visitDetails, visitFilter, visitList } from './visit';

export const cancelVet = defineCall({
  id: 'services.vet.cancel',
  requirement: 'API-112',
  summary: 'Cancels the customer’s own visit, until two hours before it',
  methods: ['POST'],
  path: '/services/vet/cancel/',
  writes: true,
  fails: [404, 409],
  body: z.object({ id: idInAddress }),
  answer: visitDetails,
});

export const getVetVisits = defineCall({
  id: 'services.vet.get',
  requirement: 'API-117',
  summary: 'The customer’s visits to vets; with filter[IN_WORK]=Y those that are ahead, with N the others',
  path: '/services/vet/get/',
  writes: false,
  query: visitFilter,
  answer: visitList,
});

export const getVetHistory = defineCall({
  id: 'services.vet.getHistory',
  requirement: 'API-118',
  summary: 'The customer’s visits to vets that are over or cancelled; with an id this one visit',
  path: '/services/vet/gethistory/',
  writes: false,
  fails: [404],
  query: z.object({ id: z.optional(idInAddress) }),
  answer: visitList,
});
