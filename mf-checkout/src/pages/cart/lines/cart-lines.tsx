import type { BasketLine } from '@zapovednik/api/checkout/models/basket';
import { setBasketQuantity } from '@zapovednik/areas/checkout/commands';
import { useApp } from '@zapovednik/platform/app';
import { Button } from '@zapovednik/ui';
import { Trash2 } from '@zapovednik/ui/icons';
import { useBasketChange } from '../../../basket/basket-write';
import { KeptChange } from '../../../basket/kept-change';
import styles from '../cart-page.module.css';
import { CartLine } from './cart-line';
import { RemovedLine } from './removed-line';
import { placeOf, type RemovedLines } from './use-removed-lines';

interface CartLinesProps {
  lines: readonly BasketLine[];
  removed: RemovedLines;
}

/** The lines in the order in which they were added; a removed line keeps its place and can be restored there. */
export function CartLines({ lines, removed }: CartLinesProps) {
  const { bus } = useApp();
  const { change, isPending: isClearing } = useBasketChange();
  const removedLines = new Set(removed.lines);
  const all = [...lines, ...removed.lines].sort((one, other) => placeOf(one) - placeOf(other));

  const setQuantity = (line: BasketLine, quantity: number) => {
    if (quantity === 0) removed.remember([line]);
    // The owner of the command shows a failure, and the line is restored.
    bus.run(setBasketQuantity, { productId: line.productId, quantity }).catch(() => undefined);
  };

  const clear = () => {
    removed.remember(lines);
    change({ kind: 'clear' });
  };

  return (
    <section aria-label="Товары в корзине" className={styles.lines}>
      <ul>
        {all.map((line) =>
          removedLines.has(line) ? (
            <RemovedLine
              key={line.productId}
              line={line}
              busy={removed.isRestoring(line)}
              onRestore={() => removed.restore(line)}
            />
          ) : (
            <CartLine
              key={line.productId}
              line={line}
              returned={removed.returned === line.productId}
              onChange={(quantity) => setQuantity(line, quantity)}
            />
          ),
        )}
      </ul>
      {lines.length > 0 && (
        <Button variant="quiet" icon={<Trash2 />} busy={isClearing} onClick={clear} className={styles.clear}>
          Очистить корзину
        </Button>
      )}
      <KeptChange of={({ kind }) => kind === 'clear'} />
    </section>
  );
}
