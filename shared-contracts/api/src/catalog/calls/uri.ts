import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toShortUri } from '../models/short-uri';
import { checkedUri } from '../wire/uri';

/** An empty list gives an empty result; callers then skip the call (VAL-25). */
export const checkUri = defineCall({
  id: 'helpers.uri.check',
  requirement: 'API-06',
  summary: 'Short paths of pages',
  methods: ['POST'],
  path: '/helpers/uri/check/',
  writes: false,
  maxAge: 60,
  body: z.object({ uri: z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(100)) }),
  answer: z.array(checkedUri),
  model: (uris) => uris.map(toShortUri),
});
