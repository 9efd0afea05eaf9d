import { Link, type LinkProps } from '@zapovednik/platform/router';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';
import styles from './button.module.css';

interface Look {
  /**
   * `primary` is the one main action of a screen, in orange; `secondary` is the action next to it; `quiet` is a minor action;
   * `danger` deletes something.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Shown before the text. */
  icon?: ReactNode;
  /** Takes the full width of its container. */
  wide?: boolean;
}

export interface ButtonProps extends Look, ComponentPropsWithRef<'button'> {
  /** The action is pending: presses are ignored, the focus and the width stay. */
  busy?: boolean;
}

const look = ({ variant = 'secondary', wide }: Look, className?: string) =>
  clsx(styles.button, styles[variant], wide && styles.wide, className);

/**
 * A button. Its style sheet sets its size by the window width.
 *
 * @example <Button variant="primary" icon={<ShoppingCart />} busy={adding} onClick={add}>В корзину</Button>
 */
export function Button({ variant, icon, wide, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {busy && <Spinner className={styles.spinner} />}
    </button>
  );
}

export interface LinkButtonProps extends Look, LinkProps {}

/**
 * A link that looks like a button: for navigation. `Button` is for actions.
 *
 * @example <LinkButton variant="primary" to={to.cart()}>Перейти в корзину</LinkButton>
 */
export function LinkButton({ variant, icon, wide, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={look({ variant, wide }, className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
