import { useState } from 'react';
import type { BasketLine } from 'shared-contracts/api/basket';
import { setBasketQuantity } from 'shared-contracts/checkout/commands';
import { useShop } from 'shared-contracts/shop';

/** Lines that were taken out during this visit of the page and can be brought back. */
export interface Removed {
  readonly lines: readonly BasketLine[];
  readonly remember: (lines: readonly BasketLine[]) => void;
  /** Puts a line back as it was; until the server has it, `restoring` names its product. */
  readonly restore: (line: BasketLine) => void;
  readonly restoring: ReadonlySet<number>;
}

/** @param present the lines that are in the basket: what is back again is not removed */
export function useRemoved(present: readonly BasketLine[]): Removed {
  const { bus } = useShop();
  const [lines, setLines] = useState<readonly BasketLine[]>([]);
  const [restoring, setRestoring] = useState<ReadonlySet<number>>(new Set());

  const without = <T extends Pick<BasketLine, 'PRODUCT_ID'>>(from: readonly T[], gone: readonly BasketLine[]) =>
    from.filter(({ PRODUCT_ID }) => !gone.some((line) => line.PRODUCT_ID === PRODUCT_ID));

  const restore = async (line: BasketLine) => {
    const { PRODUCT_ID: productId, QUANTITY: quantity } = line;
    setRestoring((others) => new Set(others).add(productId));
    try {
      await bus.run(setBasketQuantity, { productId, quantity });
      setLines((all) => without(all, [line]));
    } catch {
      // Told by the owner of the command; the line stays removed and can be tried again.
    }
    setRestoring((all) => new Set([...all].filter((id) => id !== productId)));
  };

  return {
    lines: without(lines, present),
    remember: (gone) => setLines((all) => [...without(all, gone), ...gone]),
    restore: (line) => void restore(line),
    restoring,
  };
}
