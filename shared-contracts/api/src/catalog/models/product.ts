import type { ListItemAnswer, Price, ProductDetailAnswer, VariantAnswer } from '../calls/product';

/** A product that differs from this one only in `offers_by` (PRD-08), with the data that a card needs to switch to it. */
export interface Variant {
  readonly ID: number;
  readonly CODE: string;
  readonly SORT: number;
  /** Its value of the property in which the variants differ: «3 кг». */
  readonly VALUE_PRINT: string;
  readonly NAME: string;
  readonly PRICE: Price;
  /** Pieces that can be ordered in the city. */
  readonly CITY_QUANTITY: number;
  readonly PICTURE: string;
  /** Bonuses for a piece. */
  readonly BONUS_IN: number;
}

/** The property in which the variants differ, e.g. «Вес». */
export interface OffersBy {
  readonly CODE: string;
  readonly NAME: string;
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
  ID: variant.ID,
  CODE: variant.CODE,
  SORT: variant.SORT,
  VALUE_PRINT: variant.VALUE_PRINT,
  NAME: variant.NAME,
  PRICE: variant.PRICE,
  CITY_QUANTITY: variant.CITY_QUANTITY,
  PICTURE: variant.PICTURE,
  BONUS_IN: variant.BONUS_IN,
});

const withVariants = ({ offers_by, variants }: ListItemAnswer): WithVariants => ({
  offers_by: offers_by && { CODE: offers_by.CODE, NAME: offers_by.NAME },
  variants: variants.map(toVariant),
});

export const toListItem = (product: ListItemAnswer): ListItem => ({ ...product, ...withVariants(product) });
export const toListItems = (products: readonly ListItemAnswer[]): ListItem[] => products.map(toListItem);
export const toProductDetail = (product: ProductDetailAnswer): ProductDetail => ({
  ...product,
  ...withVariants(product),
});
