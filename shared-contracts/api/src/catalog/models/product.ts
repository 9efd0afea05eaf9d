import { isYes } from '@zapovednik/rules/format';
import type { PriceAnswer, PriceUnit } from '../wire/price';
import type { ListItemAnswer, VariantAnswer } from '../wire/product';

export type { PackMode } from '../wire/pack-mode';

/** Prices of a product, in roubles (PRD-02). */
export interface Price {
  /** The price to pay for one piece. */
  readonly current: number;
  /** Before the discount; shown struck through if there is one. */
  readonly old: number;
  /** For a whole pack; null: there are no packs. */
  readonly pack: number | null;
  /** In percent, rounded as in PRD-51; 0: no discount is shown (PRD-50). */
  readonly discount: number;
  /** The price of a kilogram, litre or unit of the content; null: not sold by measure, or exactly one unit. */
  readonly measure: { readonly price: number; readonly unit: PriceUnit } | null;
}

/** A product that differs from this one only in `offersBy` (PRD-08), with the data that a card needs to switch to it. */
export interface Variant {
  readonly id: number;
  readonly code: string;
  /** Its value of the property in which the variants differ: «3 кг». */
  readonly value: string;
  readonly name: string;
  readonly price: Price;
  /** Pieces that can be ordered in the city. */
  readonly cityQuantity: number;
  readonly picture: string;
  /** Bonuses for one piece. */
  readonly bonus: number;
}

/** A product in a list (PRD-01, PRD-07). */
export interface ListItem {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly price: Price;
  /** Pieces that can be ordered now: in fast-pickup mode from the chosen shop's own stock (CAT-53), else in the city. */
  readonly quantity: number;
  /** Pieces that can be ordered in the city. */
  readonly cityQuantity: number;
  readonly sectionId: number;
  readonly picture: string;
  /** Base addresses of the pictures, the main one first, at most 10. */
  readonly pictures: readonly string[];
  readonly isNew: boolean;
  /** Reasons for a markdown; empty: the product is not marked down. */
  readonly markdowns: readonly string[];
  readonly isPrescription: boolean;
  /** Only groups with the right to buy merchandise may order it (PRD-61). */
  readonly isMerchandise: boolean;
  /** The property in which the variants differ, e.g. «Вес»; null without variants. */
  readonly offersBy: string | null;
  readonly variants: readonly Variant[];
  /** Bonuses for one piece. */
  readonly bonus: number;
  /** Average of the reviews of all sizes of the product, one decimal; 0 without reviews (PRD-37). */
  readonly rating: number;
  readonly reviewCount: number;
}

const toPrice = (price: PriceAnswer): Price => ({
  current: price.discount_price,
  old: price.old_price,
  pack: price.alt_price,
  discount: price.discount_percent,
  measure: price.per_unit,
});

const toVariant = (variant: VariantAnswer): Variant => ({
  id: variant.ID,
  code: variant.CODE,
  value: variant.VALUE_PRINT,
  name: variant.NAME,
  price: toPrice(variant.PRICE),
  cityQuantity: variant.CITY_QUANTITY,
  picture: variant.PICTURE,
  bonus: variant.BONUS_IN,
});

export const toListItem = (product: ListItemAnswer): ListItem => {
  const { properties } = product;
  return {
    id: product.id,
    code: product.code,
    name: product.name,
    price: toPrice(product.price),
    quantity: product.quantity,
    cityQuantity: product.city_quantity,
    sectionId: product.section_id,
    picture: product.preview_picture,
    pictures: properties.more_photo.value,
    isNew: isYes(properties.new.value),
    markdowns: properties.ucenka.value,
    isPrescription: isYes(properties.prescription_drug.value),
    isMerchandise: isYes(properties.merchandise.value),
    offersBy: product.offers_by?.NAME ?? null,
    variants: product.variants.map(toVariant),
    bonus: product.bonus_in,
    rating: product.rating,
    reviewCount: product.review_count,
  };
};
export const toListItems = (products: readonly ListItemAnswer[]): ListItem[] => products.map(toListItem);
