import { defineWidget } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

/** The newest news and articles. */
export const newsTeasers = defineWidget({
  name: 'news-teasers',
  owner: 'mf-content',
  props: z.object({
    /** The maximum number of items. */
    count: z.int(),
  }),
});
