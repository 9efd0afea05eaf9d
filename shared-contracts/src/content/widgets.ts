import * as z from 'zod/mini';
import { defineWidget } from '../platform/widgets/descriptor';

/** What to read: the guides for new owners. */
export const newsTeasers = defineWidget({
  name: 'news-teasers',
  owner: 'mf-content',
  props: z.object({
    /** How many at most. */
    count: z.int(),
  }),
});
