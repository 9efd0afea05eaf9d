import * as z from 'zod/mini';
import { defineWidget } from '../platform/widgets/descriptor';

/** A row of product cards. */
export const productCarousel = defineWidget({
  name: 'product-carousel',
  owner: 'mf-catalog',
  props: z.object({
    /** The heading above the row. */
    title: z.string(),
    /** A predefined list: at most ten products that can be ordered in the city, the most popular first. */
    list: z.enum(['popular', 'new', 'best-offers', 'seasonal', 'food']),
  }),
});
