import type { ListItem, Price } from '@zapovednik/api/catalog/models/product';

/** The product or variant that a card shows. */
export interface ShownProduct {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly price: Price;
  /** Bonuses for a piece. */
  readonly bonus: number;
  /** Pieces that can be ordered. */
  readonly available: number;
  /** Sold out in the city; the chosen shop may be sold out earlier (CAT-53). */
  readonly soldOut: boolean;
  readonly pictures: readonly string[];
}

/** Maximum number of pictures of a card and of a product page (PRD-10, LIM-42). */
export const mostPictures = 10;

/** The product with this variant chosen; the product itself if no variant has the id. */
export function shownProduct(product: ListItem, variantId: number): ShownProduct {
  const variant = variantId === product.id ? undefined : product.variants.find(({ id }) => id === variantId);
  if (variant) {
    const { id, code, name, price, bonus, cityQuantity: available } = variant;
    return { id, code, name, price, bonus, available, soldOut: available <= 0, pictures: [variant.picture] };
  }
  const { id, code, name, price, bonus, quantity, cityQuantity, picture } = product;
  const pictures = product.pictures.slice(0, mostPictures);
  return {
    id,
    code,
    name,
    price,
    bonus,
    available: quantity,
    soldOut: cityQuantity <= 0,
    pictures: pictures.length > 0 ? pictures : [picture],
  };
}
