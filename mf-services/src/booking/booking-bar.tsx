import { formatPrice } from '@zapovednik/rules/format';
import { Failure, TimeLeft } from '@zapovednik/ui/status';
import { type ReactNode, useState } from 'react';
import styles from './booking-bar.module.css';

interface BookingBarProps {
  service: string;
  /** Roubles; null: it depends on the pet, and begins at `lowest`. */
  price: number | null;
  lowest: number;
  /** The chosen time is held until then. */
  heldUntil: string | null;
  /** Why the last press did not lead on. */
  failure: string | undefined;
  /** The button of the open step. */
  children: ReactNode;
}

/** What is always in sight while a visit is booked: its price, the time that is left, the button of the open step. */
export function BookingBar({ service, price, lowest, heldUntil, failure, children }: BookingBarProps) {
  return (
    <div className={styles.bar}>
      {failure && <Failure>{failure}</Failure>}
      <div className={styles.line}>
        <p className={styles.words}>
          <strong className={styles.price}>{price === null ? `от ${formatPrice(lowest)}` : formatPrice(price)}</strong>
          <span className={styles.note}>{service}</span>
        </p>
        {children}
      </div>
      {heldUntil && <HeldTime key={heldUntil} until={heldUntil} />}
    </div>
  );
}

function HeldTime({ until }: { until: string }) {
  const [isOver, setOver] = useState(false);
  return (
    <p role={isOver ? 'status' : undefined} className={styles.note}>
      {isOver ? (
        'Время больше не держим. Запишитесь, пока его не заняли.'
      ) : (
        <>
          Держим время ещё <TimeLeft until={until} onOver={() => setOver(true)} />
        </>
      )}
    </p>
  );
}
