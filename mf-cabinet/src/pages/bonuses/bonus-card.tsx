import { formatNumber, plural } from '@zapovednik/rules/format';
import styles from './bonus-card.module.css';
import { CardCode } from './card-code';

interface BonusCardProps {
  /** Negative if an order was returned and its bonuses were already spent. */
  balance: number;
  /** What orders in work will add. */
  expected: number;
  /** The number of the card; '' before the first order. */
  card: string;
}

const bonuses = (count: number) => plural(count, ['бонус', 'бонуса', 'бонусов']);

/** The balance, bonuses that will be added, and the card for the till. */
export function BonusCard({ balance, expected, card }: BonusCardProps) {
  return (
    <section aria-label="Бонусная карта" className={styles.card}>
      <div className={styles.account}>
        <p className={styles.label}>На счёте</p>
        <p className={styles.balance}>
          {formatNumber(balance)} <span>{bonuses(balance)}</span>
        </p>
        {balance < 0 && <p>За возвращённый заказ списано больше, чем было на счёте. Новые бонусы это покроют.</p>}
        {expected > 0 && (
          <p>
            Ещё {formatNumber(expected)} {bonuses(expected)} придут, когда вы получите заказы.
          </p>
        )}
        <p>Бонусы не сгорают: тратьте, когда удобно.</p>
      </div>
      {card ? (
        <CardCode number={card} />
      ) : (
        <div className={styles.none}>
          <p className={styles.noneTitle}>Нет бонусной карты Заповедника?</p>
          <p>Не беспокойтесь. Она оформится автоматически при создании заказа и сразу применится.</p>
        </div>
      )}
    </section>
  );
}
