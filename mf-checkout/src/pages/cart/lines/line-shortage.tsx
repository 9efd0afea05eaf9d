import type { BasketLine } from '@zapovednik/api/checkout/models/basket';
import { formatQuantity } from '@zapovednik/rules/format';
import { orderableQuantity, shortageOf } from '../../../basket/shortage';
import styles from './cart-line.module.css';

interface LineShortageProps {
  line: BasketLine;
  /** Called with the quantity that can be ordered. */
  onReduce: (quantity: number) => void;
}

/** The reason why a line cannot be ordered in full, and one button that reduces it to the stock. */
export function LineShortage({ line, onReduce }: LineShortageProps) {
  const shortage = shortageOf(line);
  if (shortage === null) return null;
  const rest = orderableQuantity(line);
  return (
    <p className={styles.shortage}>
      {shortage}
      {rest > 0 && (
        <button
          type="button"
          className={styles.action}
          aria-label={`Оставить ${formatQuantity(rest)}: ${line.name}`}
          onClick={() => onReduce(rest)}
        >
          Оставить {formatQuantity(rest)}
        </button>
      )}
    </p>
  );
}
