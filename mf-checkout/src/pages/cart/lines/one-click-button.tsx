import type { BasketLine } from '@zapovednik/api/checkout/models/basket';
import { openOneClick } from '@zapovednik/areas/checkout/commands';
import { useCommand } from '@zapovednik/platform/app';
import styles from './cart-line.module.css';

/** Opens the one-click order of a line; the order removes the line from the basket (API-95). */
export function OneClickButton({ line: { productId, quantity, name, price } }: { line: BasketLine }) {
  const { run } = useCommand(openOneClick);
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={`Купить в один клик: ${name}`}
      onClick={() => run({ productId, quantity, name, price, fromBasket: true })}
    >
      Купить в один клик
    </button>
  );
}
