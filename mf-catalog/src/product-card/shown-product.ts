import type { ListItem, Price } from 'shared-contracts/catalog/calls/product';

/** What a card shows: the product itself, or its chosen variant. */
export interface ShownProduct {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly price: Price;
  /** Pieces that can be ordered. */
  readonly available: number;
  /** Nothing of it is in the city; a chosen shop can be empty before (CAT-53). */
  readonly soldOut: boolean;
  readonly pictures: readonly string[];
}

/** Maximum number of pictures of a card (PRD-10, LIM-42). */
const mostPictures = 10;

/** The product with this variant chosen, as a card shows it; the product itself when no variant has the id. */
export function shownProduct(product: ListItem, variantId: number): ShownProduct {
  const variant = variantId === product.id ? undefined : product.variants.find(({ ID }) => ID === variantId);
  if (variant) {
    const { ID, CODE, NAME, PRICE, CITY_QUANTITY, PICTURE } = variant;
    const soldOut = CITY_QUANTITY <= 0;
    return { id: ID, code: CODE, name: NAME, price: PRICE, available: CITY_QUANTITY, soldOut, pictures: [PICTURE] };
  }
  const { id, code, name, price, quantity, city_quantity, preview_picture, properties } = product;
  const pictures = properties.more_photo.value.slice(0, mostPictures);
  return {
    id,
    code,
    name,
    price,
    available: quantity,
    soldOut: city_quantity <= 0,
    pictures: pictures.length > 0 ? pictures : [preview_picture],
  };
}
