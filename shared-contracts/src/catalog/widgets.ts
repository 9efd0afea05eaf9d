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

/** All goods of a sale as a grid (CAT-41): the first forty, the others at a press (LIM-20). */
export const saleProducts = defineWidget({
  name: 'sale-products',
  owner: 'mf-catalog',
  props: z.object({
    /** Code of the sale. */
    sale: z.string(),
  }),
});
