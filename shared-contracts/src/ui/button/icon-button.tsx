import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** What it does, for those who cannot see the icon. */
  label: string;
  /** `plain` on its ground, `raised` on a picture. */
  variant?: 'plain' | 'raised';
  /** The icon. */
  children: ReactNode;
}

/**
 * A button that is only an icon: 40 px to see, at least 44 px to touch.
 * Of two states (`aria-pressed`) the pressed one is filled.
 *
 * @example <IconButton label="В избранное" aria-pressed={isFavourite} onClick={toggle}><Heart /></IconButton>
 */
export function IconButton({ label, variant = 'plain', className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={clsx(styles.button, styles[variant], className)}>
      {children}
    </button>
  );
}
