import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { type PackMode, packMode as packModeSchema } from '@zapovednik/api/catalog/wire/pack-mode';

/** A product sold in packs. */
export interface Pack {
  /** Pieces in a pack. */
  readonly pieces: number;
  /** Price of a pack in roubles, and its price before the discount. */
  readonly price: number;
  readonly oldPrice: number;
  /** Whether a whole pack is in stock (PRD-30). */
  readonly available: boolean;
}

/** The product's pack; null when it is sold only by the piece. */
export function packOf({ packPieces: pieces, price, quantity }: ProductDetail): Pack | null {
  if (pieces === null || pieces < 2) return null;
  return {
    pieces,
    price: price.pack ?? price.current * pieces,
    oldPrice: price.old * pieces,
    available: pieces <= quantity,
  };
}

/** The value of `?pack=`; anything unknown means single pieces (ROU-112). */
export function packMode(query: URLSearchParams): PackMode {
  const asked = packModeSchema.safeParse(query.get('pack'));
  return asked.success ? asked.data : 'ST';
}
