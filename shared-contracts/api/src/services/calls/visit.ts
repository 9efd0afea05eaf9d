import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { flag, id } from '../../field';
import { bookedVisit, chosenVisit } from './booking';
import { idInAddress, serviceKind } from './salon';

/** For the owner only; `size` in bytes. */
const files = z.array(z.object({ id, name: z.string(), size: z.int() }));

/** A conclusion that a newer one has replaced, on a day by the salon's clock. */
export const earlierConclusion = z.object({ text: z.string(), replacedOn: z.string(), files });
export type EarlierConclusion = z.infer<typeof earlierConclusion>;

/** A visit for the customer, with the specialist's text and files after it. */
export const visitDetails = z.object({
  ...bookedVisit.shape,
  kind: serviceKind,
  /** The visit took place and has ended. */
  isOver: z.boolean(),
  /** It can be moved and cancelled on the site now. */
  canChange: z.boolean(),
  /** The specialist's plain text; '' if there is none, and always for a signed link. */
  conclusion: z.string(),
  files,
  /** For the owner only, on the visit's own page: the newest first, without those that were taken back. */
  earlier: z.optional(z.array(earlierConclusion)),
  /** A guest’s conclusion is there: who has the signed link reads it by a code (`readConclusion`). */
  hasConclusion: z.optional(z.boolean()),
  /** The visitor has been there and has not written a review of this specialist. */
  canReview: z.optional(z.boolean()),
});
export type VisitDetails = z.infer<typeof visitDetails>;

/** A file of a conclusion; `content` in base64. */
export const visitFileContent = z.object({
  name: z.string(),
  type: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
  content: z.string(),
});
export type VisitFileContent = z.infer<typeof visitFileContent>;

/** IN_WORK=Y: future visits; N: all others. */
export const visitFilter = z.object({ filter: z.optional(z.object({ IN_WORK: z.optional(flag) })) });
export const visitList = z.object({ records: z.array(visitDetails) });

/** Another time of the same service in the same salon. */
const anotherTime = { startsAt: chosenVisit.shape.startsAt, specialistId: chosenVisit.shape.specialistId };

export const getOwnVisits = defineCall({
  id: 'services.visit.list',
  requirement: 'GRM-07',
  summary: 'The customer’s visits to groomers and trainers; with filter[IN_WORK]=Y those ahead, with N the others',
  path: '/services/visit/list/',
  writes: false,
  query: visitFilter,
  answer: visitList,
});

export const getOwnVisit = defineCall({
  id: 'services.visit.get',
  requirement: 'GRM-07',
  summary: 'One visit of the customer to a groomer or trainer',
  path: '/services/visit/get/{id}/',
  writes: false,
  fails: [404],
  params: z.object({ id: idInAddress }),
  answer: visitDetails,
});

export const cancelOwnVisit = defineCall({
  id: 'services.visit.cancel',
  requirement: 'GRM-07',
  summary: 'Cancels the customer’s own visit to a groomer or trainer, until two hours before it',
  methods: ['POST'],
  path: '/services/visit/cancel/',
  writes: true,
  fails: [404, 409],
  body: z.object({ id: idInAddress }),
  answer: visitDetails,
});

export const moveOwnVisit = defineCall({
  id: 'services.visit.move',
  requirement: 'VET-04',
  summary: 'Moves the customer’s own visit of any kind to another free time, until two hours before it',
  methods: ['POST'],
  path: '/services/visit/move/',
  writes: true,
  fails: [404, 409],
  body: z.object({ id: idInAddress, ...anotherTime }),
  answer: visitDetails,
});

export const getOwnVisitFile = defineCall({
  id: 'services.visit.file',
  requirement: 'CAB-25',
  summary: 'A file of the customer’s own visit, also of an earlier conclusion; `content` in base64',
  path: '/services/visit/file/{id}/',
  writes: false,
  fails: [404],
  params: z.object({ id: idInAddress }),
  answer: visitFileContent,
});

/** The secret of a visit's signed link, `/visit/<token>/`. */
export const link = { token: z.string().check(z.maxLength(100)) };

export const getVisitByLink = defineCall({
  id: 'services.visit.getByLink',
  requirement: 'VET-04',
  summary: 'The visit of a signed link, for everyone who has it; without name, phone, conclusion and files',
  path: '/services/visit/link/{token}/',
  writes: false,
  fails: [404],
  params: z.object(link),
  answer: visitDetails,
});

export const cancelVisitByLink = defineCall({
  id: 'services.visit.cancelByLink',
  requirement: 'VET-04',
  summary: 'Cancels the visit of a signed link, until two hours before it',
  methods: ['POST'],
  path: '/services/visit/link/{token}/cancel/',
  writes: true,
  fails: [404, 409],
  params: z.object(link),
  answer: visitDetails,
});

export const moveVisitByLink = defineCall({
  id: 'services.visit.moveByLink',
  requirement: 'VET-04',
  summary: 'Moves the visit of a signed link to another free time, until two hours before it',
  methods: ['POST'],
  path: '/services/visit/link/{token}/move/',
  writes: true,
  fails: [404, 409],
  params: z.object(link),
  body: z.object(anotherTime),
  answer: visitDetails,
});
