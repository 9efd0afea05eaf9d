import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  theme: 'green' | 'red' | 'fillRed' | 'brandOrange';
  children: ReactNode;
  className?: string;
}

/**
 * A short label of a product, in one of four themes (PRD-21). The caller chooses the theme.
 *
 * @example <Badge theme="fillRed">−15%</Badge>
 */
export function Badge({ theme, children, className }: BadgeProps) {
  return <span className={clsx(styles.badge, styles[theme], className)}>{children}</span>;
}
