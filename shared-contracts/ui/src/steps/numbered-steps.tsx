import type { ReactNode } from 'react';
import styles from './numbered-steps.module.css';

export interface NumberedStep {
  readonly title: string;
  readonly text: ReactNode;
}

export interface NumberedStepsProps {
  items: readonly NumberedStep[];
  className?: string | undefined;
}

/**
 * The steps of a procedure side by side, each with its number.
 *
 * @example
 * <Section title="Как вернуть товар">
 *   <NumberedSteps
 *     items={[
 *       { title: 'Позвоните', text: 'Ежедневно с 9:00 до 21:00' },
 *       { title: 'Передайте курьеру', text: 'Он приедет на следующий день и проверит упаковку' },
 *       { title: 'Получите деньги', text: 'В течение трёх дней' },
 *     ]}
 *   />
 * </Section>
 */
export function NumberedSteps({ items, className }: NumberedStepsProps) {
  return (
    <ol className={className ? `${styles.steps} ${className}` : styles.steps}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
