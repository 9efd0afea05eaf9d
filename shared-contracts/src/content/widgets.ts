import * as z from 'zod/mini';
import { defineWidget } from '../platform/widgets/descriptor';

/** Reading recommendations: the guides for new owners. */
export const newsTeasers = defineWidget({
  name: 'news-teasers',
  owner: 'mf-content',
  props: z.object({
    /** The maximum number of items. */
    count: z.int(),
  }),
});
