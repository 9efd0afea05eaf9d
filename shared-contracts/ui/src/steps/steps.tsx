import { VisuallyHidden } from '@zapovednik/ui';
import { clsx } from 'clsx';
import { Check } from '../icons';
import styles from './step-line.module.css';

/** One step. */
export interface Step {
  readonly title: string;
  readonly state: 'done' | 'current' | 'next';
}

export interface StepsProps {
  /** Its name for screen readers. */
  label: string;
  steps: readonly Step[];
  /** On a phone, where the steps stand one below the other, only the reached one is shown. */
  short?: boolean;
}

const spoken = { done: 'пройдено', current: 'сейчас', next: 'впереди' };

/**
 * Progress as a line of steps: horizontal on a wide screen, vertical on a phone.
 *
 * @example
 * <Steps
 *   label="Состояние заказа"
 *   steps={[
 *     { title: 'Принят', state: 'done' },
 *     { title: 'Собран', state: 'done' },
 *     { title: 'В пути', state: 'current' },
 *     { title: 'Доставлен', state: 'next' },
 *   ]}
 * />
 */
export function Steps({ label, steps, short = false }: StepsProps) {
  return (
    <ol aria-label={label} className={clsx(styles.steps, short && styles.short)}>
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
