import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Hedgehog } from './hedgehog';

export interface EmptyStateProps {
  title: string;
  /** What a person may do now, in a sentence. */
  text?: ReactNode;
  /** The one way on: a `Button` or `LinkButton`. */
  action?: ReactNode;
  /** Another drawing than the hedgehog, at most 160 px wide. */
  drawing?: ReactNode;
  /** Its level where it is the page's own heading. */
  heading?: 'h1' | 'h2' | 'p';
  className?: string;
}

/**
 * Where there is nothing yet: a drawing, what it means, one way on.
 *
 * @example <EmptyState title="В корзине пока пусто" action={<LinkButton variant="primary" to={to.home()}>К покупкам</LinkButton>} />
 */
export function EmptyState({ title, text, action, drawing = <Hedgehog />, heading = 'p', className }: EmptyStateProps) {
  const Heading = heading;
  return (
    <div className={clsx(styles.empty, className)}>
      <div className={styles.drawing}>{drawing}</div>
      <Heading className={styles.title}>{title}</Heading>
      {text && <div className={styles.text}>{text}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
