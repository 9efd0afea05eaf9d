import type { Basket } from 'shared-contracts/checkout/models/basket';
import type { CommandRequest } from 'shared-contracts/events';
import type { Write } from 'shared-contracts/query';

/** What may be asked of the basket. */
export type BasketChange =
  | AddToBasket
  | SetQuantity
  | { readonly kind: 'clear' }
  | { readonly kind: 'promocode'; readonly promocode: string; readonly isApplied: boolean }
  /** Reads it again, after the changes before. */
  | { readonly kind: 'read' };

export interface AddToBasket extends CommandRequest {
  readonly kind: 'add';
  readonly productId: number;
  /** Pieces that come to those in the basket. */
  readonly quantity: number;
}

export interface SetQuantity extends CommandRequest {
  readonly kind: 'quantity';
  readonly productId: number;
  /** 0 takes the product out (CRT-17). */
  readonly quantity: number;
}

/** A change of the basket on its way. */
export interface BasketWrite extends Write<Basket> {
  readonly change: BasketChange;
  /** When it was asked for, in milliseconds since 1970. */
  readonly at: number;
}
