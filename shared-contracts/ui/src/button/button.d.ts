import { type LinkProps } from '@zapovednik/platform/router';
import type { ComponentPropsWithRef, ReactNode } from 'react';

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
/**
 * A button. Its style sheet sets its size by the window width.
 *
 * @example <Button variant="primary" icon={<ShoppingCart />} busy={adding} onClick={add}>В корзину</Button>
 */
export declare function Button({
  variant,
  icon,
  wide,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps): import('react').JSX.Element;
export interface LinkButtonProps extends Look, LinkProps {}
/**
 * A link that looks like a button: for navigation. `Button` is for actions.
 *
 * @example <LinkButton variant="primary" to={to.cart()}>Перейти в корзину</LinkButton>
 */
export declare function LinkButton({
  variant,
  icon,
  wide,
  className,
  children,
  ...rest
}: LinkButtonProps): import('react').JSX.Element;
export {};
