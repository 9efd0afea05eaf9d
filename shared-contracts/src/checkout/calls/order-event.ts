import * as z from 'zod/mini';
import { defineCall } from '../../platform/api/call';
import { id, wholeNumber } from '../../platform/api/field';

/** Our accounting system sends events of an order here. Only for employees of the groups `1c_service_user` and `admin`. */
export const reportOrderEvent = defineCall({
  id: 'admin.order.tell',
  requirement: 'ORD-57',
  summary:
    'Tells what happened to an order: its status, stock and bonuses follow. 409 `wrong_status` when it does not fit',
  methods: ['POST'],
  path: '/admin/sale/order/{id}/{event}/',
  writes: true,
  fails: [403, 409],
  params: z.object({
    id: z.pipe(wholeNumber, id),
    event: z.enum([
      'assemble',
      'arrive',
      'ship',
      'complete',
      'run_out',
      'not_collected',
      'not_delivered',
      'bring_back',
    ]),
  }),
  answer: z.object({ ID: id, STATUS_ID: z.string(), STATUS_NAME: z.string() }),
});
