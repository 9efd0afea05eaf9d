import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, moment, wholeNumber } from '../../field';

/** The maximum number of requests in one answer. */
export const RECEIVED_REQUESTS = 100;

/** Our back office reads the requests and applications. Only for employees of the groups `1c_service_user` and `admin`. */
export const getReceivedRequests = defineCall({
  id: 'admin.request.get',
  requirement: 'CON-24',
  summary: 'Requests and applications by their number, at most 100: go on with `afterId` of the last one',
  path: '/admin/feedback/request/get/',
  writes: false,
  fails: [403],
  query: z.object({ afterId: z.optional(wholeNumber) }),
  answer: z.object({
    requests: z.array(
      z.object({
        id,
        /** In Russian: «Обратная связь», «Отклик на вакансию». */
        kind: z.string(),
        name: z.string(),
        phone: z.string(),
        email: z.string(),
        text: z.string(),
        city: z.string(),
        /** Pairs of label and value. */
        details: z.array(z.tuple([z.string(), z.string()])),
        /** Name of the file; null: no file. */
        file: z.nullable(z.string()),
        created: moment,
      }),
    ),
  }),
});

export const getReceivedFile = defineCall({
  id: 'admin.request.getFile',
  requirement: 'CON-23',
  summary: 'The file of an application. Only for employees of the groups `1c_service_user` and `admin`',
  path: '/admin/feedback/request/get_file/{id}/',
  writes: false,
  fails: [403],
  params: z.object({ id: z.pipe(wholeNumber, id) }),
  answer: z.object({
    name: z.string(),
    /** MIME type, detected from the content. */
    type: z.string(),
    /** Base64. */
    content: z.string(),
  }),
});
