import type { ProductDetailAnswer } from '../wire/product-detail';
import { type ListItem, toListItem } from './product';
import { type Seo, toSeo } from './seo';

/** One line of the characteristics: "Вес" — "3 кг". */
interface Characteristic {
  readonly code: string;
  readonly name: string;
  readonly value: string;
  readonly sort: number;
}

/** The time and price of delivery in this city, as displayed text; '' if not offered (PRD-04). */
interface DeliveryTexts {
  /** "сегодня, 3 магазина" */
  readonly pickup: string;
  /** "через час, 2 магазина" */
  readonly fastPickup: string;
  /** "завтра" */
  readonly courierDate: string;
  /** "150 ₽", "бесплатно" */
  readonly courierPrice: string;
  readonly transportCompanies: string;
}

/** Whether this visitor may review the product, and if not, what is missing (PRD-05). */
interface ReviewPermission {
  readonly canReview: boolean;
  readonly needsSignIn: boolean;
  readonly needsPurchase: boolean;
}

/** The product of a product page (PRD-01). */
export interface ProductDetail extends ListItem {
  readonly brand: { readonly code: string; readonly name: string };
  /** For shared links. */
  readonly largePicture: string;
  /** Plain text. */
  readonly lead: string;
  /** HTML by our editors; '' if there is none. */
  readonly description: string;
  /** Codes of the parent sections and the product's own code, joined by slashes. */
  readonly sectionPath: string;
  readonly characteristics: readonly Characteristic[];
  readonly article: Characteristic;
  readonly barCode: Characteristic;
  /** Pieces in a pack; null: sold only by the piece. */
  readonly packPieces: number | null;
  /** Weight of one piece in grams. */
  readonly weight: number;
  readonly seo: Seo;
  readonly delivery: DeliveryTexts;
  readonly review: ReviewPermission;
}

export const toProductDetail = (product: ProductDetailAnswer): ProductDetail => {
  const { brand, properties, messages, review } = product;
  return {
    ...toListItem(product),
    brand: { code: brand.code, name: brand.name },
    largePicture: product.detail_picture,
    lead: product.preview_text,
    description: product.detail_text,
    sectionPath: product.section_unique_code,
    characteristics: product.show_properties,
    article: properties.cml2_article,
    barCode: properties.cml2_bar_code,
    packPieces: properties.pack_quantity.value,
    weight: product.weight,
    seo: toSeo(product.seo),
    delivery: {
      pickup: messages.zpvd_pickup_info,
      fastPickup: messages.zpvd_fast_pickup,
      courierDate: messages.zpvd_courier_date,
      courierPrice: messages.zpvd_courier_price,
      transportCompanies: messages.transport_companies,
    },
    review: {
      canReview: review.can_review,
      needsSignIn: review.errors.user_not_authorized,
      needsPurchase: review.errors.buy_product_error,
    },
  };
};
