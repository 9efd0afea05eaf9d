import { formatPrice } from '@zapovednik/rules/format';
import styles from './courier-tab.module.css';
import { useCourierPrice } from './use-courier-price';

/**
 * «Курьером завтра: от 199 ₽, бесплатно от 2 000 ₽» (API-49). Without an answer nothing is shown: the order shows the
 * price later.
 */
export function CourierPrice() {
  const courier = useCourierPrice();
  if (!courier) return null;
  const { price, freeFrom, period } = courier;
  const cost = price === 0 ? 'бесплатно' : `от ${formatPrice(price)}`;
  const free = price > 0 && freeFrom !== null ? `, бесплатно от ${formatPrice(freeFrom)}` : '';
  return (
    <p className={styles.hint}>
      Курьером {period}: {cost}
      {free}
    </p>
  );
}
