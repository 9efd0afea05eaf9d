import type { ReactNode } from 'react';
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
export declare function Badge({ theme, children, className }: BadgeProps): import('react').JSX.Element;
