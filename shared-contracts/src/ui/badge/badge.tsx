import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  theme: 'green' | 'red' | 'fillRed' | 'brandOrange';
  children: ReactNode;
  className?: string;
}

/**
 * A short word about a product, in one of four themes (PRD-21). Which word has which theme is the caller's choice.
 *
 * @example <Badge theme="fillRed">−15%</Badge>
 */
export function Badge({ theme, children, className }: BadgeProps) {
  return <span className={clsx(styles.badge, styles[theme], className)}>{children}</span>;
}
