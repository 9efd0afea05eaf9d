import * as z from 'zod/mini';
import { id, picture, seo } from '../../field';
import { listItem } from './product';
import { property } from './properties';

/** One line of the characteristics: "Вес" — "3 кг". */
const shownProperty = property(z.string());

/** The time and price of delivery in this city, as displayed text; empty if not offered (PRD-04). */
const messages = z.object({
  /** "завтра" */
  zpvd_courier_date: z.string(),
  /** "150 ₽", "бесплатно" */
  zpvd_courier_price: z.string(),
  /** "сегодня, 3 магазина" */
  zpvd_pickup_info: z.string(),
  transport_companies: z.string(),
  /** "через час, 2 магазина" */
  zpvd_fast_pickup: z.string(),
});

/**
 * Whether this visitor may review the product, and if not, the reason (PRD-05). A cached answer is the same for
 * everyone; a page requests the visitor's own answer with `api(getByCode, { code }, { personal: true })`.
 */
const reviewPermission = z.object({
  can_review: z.boolean(),
  errors: z.object({ user_not_authorized: z.boolean(), buy_product_error: z.boolean() }),
});

/** The product of a product page (PRD-01). */
export const productDetail = z.extend(listItem, {
  brand: z.object({ code: z.string(), picture, name: z.string(), prop_value_id: id }),
  detail_picture: picture,
  /** HTML by our editors. */
  detail_text: z.string(),
  iblock_section_id: id,
  /** The codes of the parent sections and its own, joined by slashes, for the breadcrumbs. */
  section_unique_code: z.string(),
  show_properties: z.array(shownProperty),
  /** Weight of one piece in grams. */
  weight: z.int(),
  seo,
  messages,
  review: reviewPermission,
});
export type ProductDetailAnswer = z.infer<typeof productDetail>;
