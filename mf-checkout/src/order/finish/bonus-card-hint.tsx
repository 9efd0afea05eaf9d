import { Gift } from '@zapovednik/ui/icons';
import styles from './bonus-card-hint.module.css';

/** For customers without a bonus card (ORD-03, ORD-04). */
export function BonusCardHint() {
  return (
    <section className={styles.hint} aria-label="Бонусная карта">
      <Gift />
      <div>
        <p className={styles.question}>Нет бонусной карты Заповедника?</p>
        <p>Не беспокойтесь. Она оформится автоматически при создании заказа и сразу применится.</p>
        <p>Бонусы за&nbsp;этот заказ придут на&nbsp;неё, когда вы&nbsp;его получите.</p>
      </div>
    </section>
  );
}
