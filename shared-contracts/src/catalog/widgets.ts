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

/** A row of product cards: what can take the place of a product. Without any it shows nothing. */
export const analogues = defineWidget({
  name: 'analogues',
  owner: 'mf-catalog',
  props: z.object({
    /** The product that they can replace. */
    productId: z.int(),
  }),
});

/** A row of product cards: what is bought together with these products (API-12). Without any it shows nothing. */
export const boughtWith = defineWidget({
  name: 'bought-with',
  owner: 'mf-catalog',
  props: z.object({
    /** The heading above the row. */
    title: z.string(),
    /** Products that the visitor has already chosen, the last one first; they are not in the row. */
    productIds: z.array(z.int()),
  }),
});
