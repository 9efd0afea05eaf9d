import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Hedgehog } from './hedgehog';

export interface EmptyStateProps {
  title: string;
  /** What the user can do now, in one sentence. */
  text?: ReactNode;
  /** One action, or two side by side: `Button`, `LinkButton`. */
  action?: ReactNode;
  /** A drawing instead of the hedgehog, at most 160 px wide. */
  drawing?: ReactNode;
  /** The heading level if the title is the heading of the page. */
  heading?: 'h1' | 'h2' | 'p';
  className?: string;
}

/**
 * Shown if there is no content: a drawing, a message and one action.
 *
 * @example With a text and an action
 * <EmptyState
 *   title="В корзине пока пусто"
 *   text="Добавьте товары из каталога: мы сохраним их здесь."
 *   action={<LinkButton variant="primary" to="/">К покупкам</LinkButton>}
 * />
 * @example Title only
 * <EmptyState title="Ничего не нашлось" />
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
