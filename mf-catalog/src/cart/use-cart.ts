import { useRef, useState } from 'react';
import { addToBasket, setBasketQuantity } from 'shared-contracts/checkout/commands';
import { ApiError } from 'shared-contracts/client';
import { showNotification } from 'shared-contracts/shell/commands';
import { useShop } from 'shared-contracts/shop';
import { useSelected } from 'shared-contracts/stores';

/** A product and the basket, as its card shows it. */
export interface InCart {
  /** Pieces in the basket: what the person wants, until the basket's owner has answered. */
  readonly quantity: number;
  /** Puts pieces in. */
  readonly add: (pieces: number) => Promise<void>;
  /** Sets how many there are; 0 takes the product out. */
  readonly set: (pieces: number) => Promise<void>;
}

/**
 * A product in the basket. What is wished shows at once, and goes when the basket's owner has answered or failed, which
 * restores what was. What the server refused the owner has told already; when the owner cannot be reached, «Возникла ошибка»
 * is told here (ERR-02).
 */
export function useCart(productId: number): InCart {
  const { bus, report, stores } = useShop();
  const held = useSelected(stores.basket, ({ quantities }) => quantities[productId] ?? 0);
  const [wish, setWish] = useState<number | null>(null);
  const turn = useRef(0);
  const quantity = wish ?? held;

  const change = async (next: number, command: () => Promise<unknown>) => {
    turn.current += 1;
    const mine = turn.current;
    setWish(next);
    try {
      await command();
    } catch (error) {
      if (error instanceof ApiError) return;
      report(error, { area: 'mf-catalog', doing: 'command', name: 'basket' });
      void bus.run(showNotification, { kind: 'error' });
    } finally {
      if (mine === turn.current) setWish(null);
    }
  };

  return {
    quantity,
    add: (pieces) => change(quantity + pieces, () => bus.run(addToBasket, { productId, quantity: pieces })),
    set: (pieces) => change(pieces, () => bus.run(setBasketQuantity, { productId, quantity: pieces })),
  };
}
