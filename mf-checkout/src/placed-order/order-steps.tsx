import { clsx } from 'clsx';
import { VisuallyHidden } from 'shared-contracts/ui';
import { Check } from 'shared-contracts/ui/icons';
import styles from './order-steps.module.css';
import type { OrderStep } from './steps-of';

const spoken = { done: 'пройдено', current: 'сейчас', next: 'впереди' };

/** The way of an order as a line of steps: across on a wide screen, down on a phone. */
export function OrderSteps({ steps }: { steps: readonly OrderStep[] }) {
  return (
    <ol aria-label="Состояние заказа" className={styles.steps}>
      {steps.map(({ title, state }) => (
        <li
          key={title}
          className={clsx(styles.step, styles[state])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.dot}>{state !== 'next' && <Check />}</span>
          {title}
          <VisuallyHidden>, {spoken[state]}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
