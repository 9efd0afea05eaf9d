import { useCommand } from 'shared-contracts/app';
import { openOneClick } from 'shared-contracts/checkout/commands';
import type { BasketLine } from 'shared-contracts/checkout/models/basket';
import styles from './cart-line.module.css';

/** Opens the one-click order of a line, which leaves the basket with it (API-95). */
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
