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
  /** The action is pending: clicks are ignored, focus and width do not change. */
  busy?: boolean;
}

const look = ({ variant = 'secondary', wide }: Look, className?: string) =>
  clsx(styles.button, styles[variant], wide && styles.wide, className);

/**
 * A button. Its style sheet sets its size by the window width.
 *
 * @example Four variants
 * <Spread>
 *   <Button variant="primary" icon={<ShoppingCart />}>В корзину</Button>
 *   <Button>Подробнее</Button>
 *   <Button variant="quiet">Изменить</Button>
 *   <Button variant="danger" icon={<Trash2 />}>Удалить</Button>
 * </Spread>
 * @example Busy
 * <Spread>
 *   <Button variant="primary" busy>В корзину</Button>
 *   <Button busy>Подробнее</Button>
 * </Spread>
 * @example Disabled
 * <Spread>
 *   <Button variant="primary" disabled>В корзину</Button>
 *   <Button disabled>Подробнее</Button>
 *   <Button variant="quiet" disabled>Изменить</Button>
 * </Spread>
 * @example Wide, with a long text
 * <Button variant="primary" wide>Перейти к оформлению заказа с доставкой на завтра до двери</Button>
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
 * @example
 * <Spread>
 *   <LinkButton variant="primary" to="/cart/">Перейти в корзину</LinkButton>
 *   <LinkButton to="/catalog/" icon={<ArrowLeft />}>В каталог</LinkButton>
 *   <LinkButton variant="quiet" to="/help/">Помощь</LinkButton>
 * </Spread>
 * @example Wide
 * <LinkButton wide to="/catalog/">Все товары для собак</LinkButton>
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
