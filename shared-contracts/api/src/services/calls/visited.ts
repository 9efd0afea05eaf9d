import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id } from '../../field';
import { serviceKind } from './salon';

/** The specialists whom the customer visited: only they can be reviewed. */
export const getVisited = defineCall({
  id: 'services.review.getVisited',
  requirement: 'VET-06',
  summary: 'The specialists of a service at whom the customer was, and whether the customer has reviewed them',
  path: '/services/review/get_visited/{kind}/',
  writes: false,
  params: z.object({ kind: serviceKind }),
  answer: z.array(z.object({ id, name: z.string(), position: z.string(), reviewed: z.boolean() })),
});
