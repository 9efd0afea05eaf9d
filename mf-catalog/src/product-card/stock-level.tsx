import { clsx } from 'clsx';
import styles from './stock-level.module.css';

/** The quantity from which the stock is «много», the same as in the back end (PRD-24). */
export const many = 10;

/** The stock of a product in the city as one word; «много» is green (PRD-23). */
export function StockLevel({ quantity, className }: { quantity: number; className?: string }) {
  const classes = clsx(styles.stock, className);
  if (quantity <= 0) return <p className={classes}>Нет в наличии</p>;
  return (
    <p className={classes}>
      В наличии{' '}
      <span className={quantity >= many ? styles.many : styles.few}>{quantity >= many ? 'много' : 'мало'}</span>
    </p>
  );
}
