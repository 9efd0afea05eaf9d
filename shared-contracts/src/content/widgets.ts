import * as z from 'zod/mini';
import { defineWidget } from '../platform/widgets/descriptor';

/** The newest news and articles. */
export const newsTeasers = defineWidget({
  name: 'news-teasers',
  owner: 'mf-content',
  props: z.object({
    /** The maximum number of items. */
    count: z.int(),
  }),
});
