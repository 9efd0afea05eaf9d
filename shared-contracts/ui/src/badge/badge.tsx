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
 * @example Four themes
 * <Spread>
 *   <Badge theme="green">Новинка</Badge>
 *   <Badge theme="red">Осталось мало</Badge>
 *   <Badge theme="fillRed">−15%</Badge>
 *   <Badge theme="brandOrange">Хит продаж</Badge>
 * </Spread>
 */
export function Badge({ theme, children, className }: BadgeProps) {
  return <span className={clsx(styles.badge, styles[theme], className)}>{children}</span>;
}
