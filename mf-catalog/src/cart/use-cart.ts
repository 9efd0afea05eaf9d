import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { addToBasket, setBasketQuantity } from '@zapovednik/areas/checkout/commands';
import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { useSelected } from '@zapovednik/platform/stores';
import { lateParts } from '../slots/slots';

/** A product and its basket quantity, for its card. */
export interface CartQuantity {
  /** Pieces in the basket; optimistic until the server has answered. */
  readonly quantity: number;
  /**
   * Adds pieces. Both functions also set how the product is bought from then on: by the piece or by the pack (CRT-15).
   */
  readonly add: (pieces: number) => void;
  /** Sets the quantity; 0 removes the product. */
  readonly set: (pieces: number) => void;
}

/**
 * A product in the basket. The new quantity is shown at once, also while the code of the basket's area is loading.
 * After a failure the quantity of the basket is shown again; without a network, the press waits at the product. The basket's area shows the server's errors; if that area
 * cannot be loaded, «Возникла ошибка» is shown here (ERR-02).
 *
 * @param step pieces of one click: one, or a pack
 */
export function useCart(productId: number, step: number): CartQuantity {
  const app = useApp();
  const quantity = useSelected(app.atom(basketAtom), ({ quantities }) => quantities[productId] ?? 0);
  /** PRD-09, CRT-15: the unit that the basket counts. */
  const pack = step > 1 ? ('PACK' as const) : ('ST' as const);

  const change = (command: typeof addToBasket | typeof setBasketQuantity, pieces: number, wanted: number) => {
    app.bus.run(command, { productId, quantity: pieces, pack }).catch((error) => {
      void reportAndNotify(app, error, { area: 'mf-catalog', phase: 'command', name: 'basket' });
      lateParts.get()?.keep?.(productId, error, () => change(setBasketQuantity, wanted, wanted));
    });
  };
  return {
    quantity,
    add: (pieces) => change(addToBasket, pieces, quantity + pieces),
    set: (pieces) => change(setBasketQuantity, pieces, pieces),
  };
}
