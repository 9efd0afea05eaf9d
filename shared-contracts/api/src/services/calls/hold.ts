import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, moment } from '../../field';
import { chosenVisit } from './booking';

export const holdVisit = defineCall({
  id: 'services.visit.hold',
  requirement: 'VET-03',
  summary: 'Holds a free time for this visitor while the form is filled; the visitor’s earlier hold ends',
  methods: ['POST'],
  path: '/services/visit/hold/',
  writes: true,
  fails: [404, 409, 429],
  body: chosenVisit,
  answer: z.object({ specialistId: id, heldUntil: moment }),
});

export const releaseVisit = defineCall({
  id: 'services.visit.release',
  requirement: 'VET-03',
  summary: 'Ends the visitor’s hold',
  methods: ['POST'],
  path: '/services/visit/release/',
  writes: true,
  answer: z.object({}),
});
