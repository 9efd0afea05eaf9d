import { clsx } from 'clsx';
import styles from './stock-level.module.css';

/** From so many pieces on there is «много», as the back end counts (PRD-24). */
const many = 10;

/** How much of a product there is in the city, in a word: «много» is green (PRD-23). */
export function StockLevel({ quantity, className }: { quantity: number; className?: string }) {
  const look = clsx(styles.stock, className);
  if (quantity <= 0) return <p className={look}>Нет в наличии</p>;
  return (
    <p className={look}>
      В наличии{' '}
      <span className={quantity >= many ? styles.many : styles.few}>{quantity >= many ? 'много' : 'мало'}</span>
    </p>
  );
}
