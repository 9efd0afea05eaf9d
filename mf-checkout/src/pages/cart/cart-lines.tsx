import { useState } from 'react';
import { type BasketLine, clearBasket } from 'shared-contracts/api/basket';
import { reloadBasket, setBasketQuantity } from 'shared-contracts/checkout/commands';
import { useShop } from 'shared-contracts/shop';
import { Button } from 'shared-contracts/ui';
import { Trash2 } from 'shared-contracts/ui/icons';
import { changeBasket } from '../../basket/change-basket';
import { CartLine } from './cart-line';
import styles from './cart-page.module.css';
import { RemovedLine } from './removed-line';
import type { Removed } from './use-removed';

interface CartLinesProps {
  lines: readonly BasketLine[];
  removed: Removed;
}

/** The lines in the order they were put in; a line that was taken out keeps its place for as long as it can come back. */
export function CartLines({ lines, removed }: CartLinesProps) {
  const shop = useShop();
  const [clearing, setClearing] = useState(false);
  const gone = new Set(removed.lines);
  const all = [...lines, ...removed.lines].sort((one, other) => one.ID - other.ID);

  const change = (line: BasketLine, quantity: number) => {
    if (quantity === 0) removed.remember([line]);
    // A failure is told by the owner of the command, and the line is what it was.
    shop.bus.run(setBasketQuantity, { productId: line.PRODUCT_ID, quantity }).catch(() => undefined);
  };

  const clear = async () => {
    setClearing(true);
    try {
      // What is still on its way arrives first, or it would bring its line back.
      await shop.bus.run(reloadBasket, {});
      await changeBasket(shop, 'clear', () => shop.api(clearBasket, { ids: lines.map(({ ID }) => ID) }));
      removed.remember(lines);
    } catch {
      // Told already.
    }
    setClearing(false);
  };

  return (
    <section aria-label="Товары в корзине" className={styles.lines}>
      <ul>
        {all.map((line) =>
          gone.has(line) ? (
            <RemovedLine
              key={line.PRODUCT_ID}
              line={line}
              busy={removed.restoring.has(line.PRODUCT_ID)}
              onRestore={() => removed.restore(line)}
            />
          ) : (
            <CartLine key={line.PRODUCT_ID} line={line} onChange={(quantity) => change(line, quantity)} />
          ),
        )}
      </ul>
      {lines.length > 0 && (
        <Button variant="quiet" icon={<Trash2 />} busy={clearing} onClick={clear} className={styles.clear}>
          Очистить корзину
        </Button>
      )}
    </section>
  );
}
