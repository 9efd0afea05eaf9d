import type { PickupPoint } from '@zapovednik/api/checkout/models/delivery';
import styles from './point-facts.module.css';

interface PointFactsProps {
  point: PickupPoint;
  /** The price of picking up, as text. */
  price: string;
}

/** The chosen point: address, time, schedule, and whether the goods are in stock there (ORD-20). */
export function PointFacts({ point, price }: PointFactsProps) {
  return (
    <ul className={styles.facts}>
      <li>{point.address}</li>
      <li>
        {point.period}, {price}
      </li>
      {point.schedule && <li>{point.schedule}</li>}
      <li data-level={point.stock}>
        {point.stock === 'Нет в наличии' ? point.stock : `В наличии: ${point.stock.toLowerCase()}`}
      </li>
    </ul>
  );
}
