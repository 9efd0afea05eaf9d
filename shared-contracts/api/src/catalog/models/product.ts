import type { ListItemAnswer, Price, ProductDetailAnswer, VariantAnswer } from '../wire/product';

export type { PackMode, Price } from '../wire/product';

/** A product that differs from this one only in `offers_by` (PRD-08), with the data that a card needs to switch to it. */
export interface Variant {
  readonly id: number;
  readonly code: string;
  readonly sort: number;
  /** Its value of the property in which the variants differ: «3 кг». */
  readonly value: string;
  readonly name: string;
  readonly price: Price;
  /** Pieces that can be ordered in the city. */
  readonly cityQuantity: number;
  readonly picture: string;
  /** Bonuses for a piece. */
  readonly bonus: number;
}

/** The property in which the variants differ, e.g. «Вес». */
interface OffersBy {
  readonly code: string;
  readonly name: string;
}

interface WithVariants {
  readonly offers_by: OffersBy | null;
  readonly variants: readonly Variant[];
}

/** A product in a list (PRD-01, PRD-07). */
export type ListItem = Omit<ListItemAnswer, keyof WithVariants> & WithVariants;

/** The product of a product page (PRD-01). */
export type ProductDetail = Omit<ProductDetailAnswer, keyof WithVariants> & WithVariants;

const toVariant = (variant: VariantAnswer): Variant => ({
  id: variant.ID,
  code: variant.CODE,
  sort: variant.SORT,
  value: variant.VALUE_PRINT,
  name: variant.NAME,
  price: variant.PRICE,
  cityQuantity: variant.CITY_QUANTITY,
  picture: variant.PICTURE,
  bonus: variant.BONUS_IN,
});

const withVariants = ({ offers_by, variants }: ListItemAnswer): WithVariants => ({
  offers_by: offers_by && { code: offers_by.CODE, name: offers_by.NAME },
  variants: variants.map(toVariant),
});

export const toListItem = (product: ListItemAnswer): ListItem => ({ ...product, ...withVariants(product) });
export const toListItems = (products: readonly ListItemAnswer[]): ListItem[] => products.map(toListItem);
export const toProductDetail = (product: ProductDetailAnswer): ProductDetail => ({
  ...product,
  ...withVariants(product),
});
