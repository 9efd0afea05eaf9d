import { defineWidget } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

/** A link to the page of this area. */
export const exampleTeaser = defineWidget({
  name: 'example-teaser',
  owner: 'mf-example',
  props: z.object({
    /** The text of the link. */
    title: z.string(),
  }),
});
