import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id } from '../../field';
import { idInAddress } from './salon';

const day = z.string().check(
  z.regex(/^20\d\d-\d\d-\d\d$/, 'Ожидается дата ГГГГ-ММ-ДД'),
  z.refine((text) => {
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  }, 'Такого дня не бывает'),
);

/** Our back office closes a salon for a day. Only for employees of the groups `1c_service_user` and `admin`. */
export const closeSalonDay = defineCall({
  id: 'admin.services.closeDay',
  requirement: 'VET-03',
  summary:
    'Closes a salon on a day from today on, YYYY-MM-DD: nothing can be booked, and who has booked is asked to choose another time. Repeating it changes nothing',
  methods: ['POST'],
  path: '/admin/services/salon/{id}/close/',
  writes: true,
  fails: [403, 404, 409],
  params: z.object({ id: idInAddress }),
  body: z.object({ day }),
  /** `visits`: how many visits lost their time by this call. */
  answer: z.object({ id, day: z.string(), visits: z.int() }),
});
