import type { PackMode } from '@zapovednik/api/catalog/models/product';
import type { Basket } from '@zapovednik/api/checkout/models/basket';
import type { CommandRequest } from '@zapovednik/platform/events';
import type { Write } from '@zapovednik/platform/query';

/** All changes of the basket. */
export type BasketChange =
  | AddToBasket
  | SetQuantity
  /** Deletes these lines, by line id; without ids all lines. */
  | { readonly kind: 'clear'; readonly lines?: readonly number[] }
  | { readonly kind: 'promocode'; readonly promocode: string; readonly isApplied: boolean }
  /** Reads the basket again, after the earlier changes in the queue. */
  | { readonly kind: 'read' };

export interface AddToBasket extends CommandRequest {
  readonly kind: 'add';
  readonly productId: number;
  /** Pieces to add to those in the basket. */
  readonly quantity: number;
  /** By the piece or by the pack; without it as before (CRT-15). */
  readonly pack?: PackMode | undefined;
}

export interface SetQuantity extends CommandRequest {
  readonly kind: 'quantity';
  readonly productId: number;
  /** 0 removes the product (CRT-17). */
  readonly quantity: number;
  readonly pack?: PackMode | undefined;
  /** For a removed line: its former place. */
  readonly sort?: number | undefined;
}

/** A pending change of the basket. */
export interface BasketWrite extends Write<Basket> {
  readonly change: BasketChange;
  /** When it was requested, in milliseconds since 1970. */
  readonly at: number;
}

/** Whether a change adds, removes or counts this product. */
export const isOfProduct = (change: BasketChange, productId: number): boolean =>
  (change.kind === 'add' || change.kind === 'quantity') && change.productId === productId;
