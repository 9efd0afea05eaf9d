import { defineWidget } from '@zapovednik/platform/define';
import type { BindInput } from '@zapovednik/ui/combobox';
import * as z from 'zod/mini';

/** A row of product cards. */
export const productCarousel = defineWidget({
  name: 'product-carousel',
  owner: 'mf-catalog',
  props: z.object({
    /** The heading above the row. */
    title: z.string(),
    /** A predefined list: at most ten products that can be ordered in the city, the most popular first. */
    list: z.enum(['popular', 'new', 'best-offers', 'seasonal', 'food']),
    /** Only products of this section, by its id. */
    section: z.optional(z.int()),
  }),
});

/** A row of product cards that can replace a product. It is empty if there are none. */
export const analogues = defineWidget({
  name: 'analogues',
  owner: 'mf-catalog',
  props: z.object({
    /** The product that they can replace. */
    productId: z.int(),
  }),
});

/** A row of product cards that are bought together with these products (API-12). It is empty if there are none. */
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

/**
 * Suggestions for a search field (CAT-37): past searches, texts, sections, brands and products, while the user types.
 * It has no field of its own.
 */
export const searchSuggestions = defineWidget({
  name: 'search-suggestions',
  owner: 'mf-catalog',
  props: z.object({
    /**
     * Called with the attributes and handlers of the field. The field must be in a form that leads to the search page.
     */
    bind: z.transform((bind: BindInput) => bind),
  }),
});

/**
 * The form for a review of a product that the customer bought, or the reason why this visitor may not write one
 * (PRD-56).
 */
export const reviewForm = defineWidget({
  name: 'review-form',
  owner: 'mf-catalog',
  props: z.object({
    /** The product that the review is about. */
    productId: z.int(),
    /** The product's code in its address. */
    code: z.string(),
  }),
});

/** All goods of a sale as a grid (CAT-41): the first forty, and the others after a click (LIM-20). */
export const saleProducts = defineWidget({
  name: 'sale-products',
  owner: 'mf-catalog',
  props: z.object({
    /** Code of the sale. */
    sale: z.string(),
  }),
});

/**
 * The button of a product, as on its card (PRD-41 to PRD-45). It adds to the basket and becomes the stepper. A product
 * that is sold out in the city can be subscribed to. It fills the width of the element around it.
 */
export const cartControl = defineWidget({
  name: 'cart-control',
  owner: 'mf-catalog',
  props: z.object({
    /** The product that it adds. */
    productId: z.int(),
    /** The product's name, for screen readers. */
    name: z.string(),
    /** Pieces that can be ordered. */
    available: z.int(),
    /** It is sold out in the city. */
    soldOut: z.boolean(),
  }),
});
