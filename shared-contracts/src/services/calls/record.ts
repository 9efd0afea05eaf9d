import * as z from 'zod/mini';
import { defineCall } from '../../platform/api/call';
import { flag, id } from '../../platform/api/field';
import { appointment, chosenVisit } from './booking';
import { idInAddress } from './salon';

export const recordKinds = ['vet', 'grooming', 'handling'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** A visit as the person who comes sees it, with what was written and attached after it. */
export const serviceRecord = z.object({
  ...appointment.shape,
  kind: z.enum(recordKinds),
  /** The visit has ended, and took place. */
  isOver: z.boolean(),
  /** It can be moved and cancelled on the site now. */
  canChange: z.boolean(),
  /** Plain text of the specialist; '' for none, and always by a signed link. */
  conclusion: z.string(),
  /** For the owner only; `size` in bytes. */
  files: z.array(z.object({ id, name: z.string(), size: z.int() })),
});
export type ServiceRecord = z.infer<typeof serviceRecord>;

/** With IN_WORK=Y those that are ahead, with N the others. */
export const recordFilter = z.object({ filter: z.optional(z.object({ IN_WORK: z.optional(flag) })) });
export const serviceRecords = z.object({ records: z.array(serviceRecord) });

/** Another time of the same service in the same salon. */
const anotherTime = { startsAt: chosenVisit.shape.startsAt, specialistId: chosenVisit.shape.specialistId };

export const getRecords = defineCall({
  id: 'services.booking.records',
  requirement: 'GRM-07',
  summary: 'The customer’s visits to groomers and trainers; with filter[IN_WORK]=Y those ahead, with N the others',
  path: '/services/booking/records/',
  writes: false,
  query: recordFilter,
  answer: serviceRecords,
});

export const getRecord = defineCall({
  id: 'services.booking.record',
  requirement: 'GRM-07',
  summary: 'One visit of the customer to a groomer or trainer',
  path: '/services/booking/record/{id}/',
  writes: false,
  fails: [404],
  params: z.object({ id: idInAddress }),
  answer: serviceRecord,
});

export const cancelRecord = defineCall({
  id: 'services.booking.cancel',
  requirement: 'GRM-07',
  summary: 'Cancels the customer’s own visit to a groomer or trainer, until two hours before it',
  methods: ['POST'],
  path: '/services/booking/cancel/',
  writes: true,
  fails: [404, 409],
  body: z.object({ id: idInAddress }),
  answer: serviceRecord,
});

export const moveRecord = defineCall({
  id: 'services.booking.move',
  requirement: 'VET-04',
  summary: 'Moves the customer’s own visit of any kind to another free time, until two hours before it',
  methods: ['POST'],
  path: '/services/booking/move/',
  writes: true,
  fails: [404, 409],
  body: z.object({ id: idInAddress, ...anotherTime }),
  answer: serviceRecord,
});

export const getRecordFile = defineCall({
  id: 'services.booking.file',
  requirement: 'CAB-25',
  summary: 'A file of the customer’s own record; `content` in base64',
  path: '/services/booking/file/{id}/',
  writes: false,
  fails: [404],
  params: z.object({ id: idInAddress }),
  answer: z.object({
    name: z.string(),
    type: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
    content: z.string(),
  }),
});

/** The secret of a visit's signed link, `/visit/<token>/`. */
const link = { token: z.string().check(z.maxLength(100)) };

export const getRecordByLink = defineCall({
  id: 'services.booking.getByLink',
  requirement: 'VET-04',
  summary: 'The visit of a signed link, for everyone who has it; without name, phone, conclusion and files',
  path: '/services/booking/link/{token}/',
  writes: false,
  fails: [404],
  params: z.object(link),
  answer: serviceRecord,
});

export const cancelRecordByLink = defineCall({
  id: 'services.booking.cancelByLink',
  requirement: 'VET-04',
  summary: 'Cancels the visit of a signed link, until two hours before it',
  methods: ['POST'],
  path: '/services/booking/link/{token}/cancel/',
  writes: true,
  fails: [404, 409],
  params: z.object(link),
  answer: serviceRecord,
});

export const moveRecordByLink = defineCall({
  id: 'services.booking.moveByLink',
  requirement: 'VET-04',
  summary: 'Moves the visit of a signed link to another free time, until two hours before it',
  methods: ['POST'],
  path: '/services/booking/link/{token}/move/',
  writes: true,
  fails: [404, 409],
  params: z.object(link),
  body: z.object(anotherTime),
  answer: serviceRecord,
});
