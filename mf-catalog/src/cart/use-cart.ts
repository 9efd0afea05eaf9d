import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { addToBasket, setBasketQuantity } from '@zapovednik/areas/checkout/commands';
import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { useSelected } from '@zapovednik/platform/stores';

/** A product and its basket quantity, as its card shows them. */
export interface CartQuantity {
  /** Pieces in the basket; optimistic until the basket's owner has answered. */
  readonly quantity: number;
  /** Adds pieces. Both say how the product is bought from then on: by the piece or by the pack (CRT-15). */
  readonly add: (pieces: number) => void;
  /** Sets the quantity; 0 removes the product. */
  readonly set: (pieces: number) => void;
}

/**
 * A product in the basket. The new quantity shows at once, also while the code of the basket's owner is loading; after a failure it
 * is the basket's quantity again. The owner shows the server's errors; when the owner cannot be reached, «Возникла ошибка» is shown
 * here (ERR-02).
 *
 * @param step pieces of one press: one, or a pack
 */
export function useCart(productId: number, step: number): CartQuantity {
  const app = useApp();
  const quantity = useSelected(app.atom(basketAtom), ({ quantities }) => quantities[productId] ?? 0);
  /** PRD-09, CRT-15: how the basket counts it. */
  const pack = step > 1 ? ('PACK' as const) : ('ST' as const);

  const change = (command: typeof addToBasket | typeof setBasketQuantity, pieces: number) => {
    app.bus
      .run(command, { productId, quantity: pieces, pack })
      .catch((error) => reportAndNotify(app, error, { area: 'mf-catalog', phase: 'command', name: 'basket' }));
  };
  return {
    quantity,
    add: (pieces) => change(addToBasket, pieces),
    set: (pieces) => change(setBasketQuantity, pieces),
  };
}
