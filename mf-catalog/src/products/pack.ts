import { type PackMode, type ProductDetail, packMode as packModeSchema } from 'shared-contracts/catalog/calls/product';

/** A product in packs. */
export interface Pack {
  /** Pieces in a pack. */
  readonly pieces: number;
  /** Roubles for a pack, and before the discount. */
  readonly price: number;
  readonly oldPrice: number;
  /** Whether a whole pack is there (PRD-30). */
  readonly available: boolean;
}

/** The product's pack; null where it is sold singly only. */
export function packOf({ properties, price, quantity }: ProductDetail): Pack | null {
  const pieces = properties.pack_quantity.value;
  if (pieces === null || pieces < 2) return null;
  return {
    pieces,
    price: price.alt_price ?? price.discount_price * pieces,
    oldPrice: price.old_price * pieces,
    available: pieces <= quantity,
  };
}

/** What `?pack=` asks for; anything unknown means single pieces (ROU-112). */
export function packMode(query: URLSearchParams): PackMode {
  const asked = packModeSchema.safeParse(query.get('pack'));
  return asked.success ? asked.data : 'ST';
}
