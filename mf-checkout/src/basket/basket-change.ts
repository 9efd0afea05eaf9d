import type { CommandRequest } from 'shared-contracts/events';

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
