import type { ComponentProps, MouseEvent } from 'react';
import { createPath, type To, useLocation, useNavigate } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path from the shop's root, with query and hash where there are some: `productLink('korm')`. */
  to: To;
  /** Takes the place of the entry in the history; a link to the page itself does so anyway. */
  replace?: boolean;
  /** Goes with the entry of the history. */
  state?: unknown;
  /** The page that comes is not scrolled to its top. */
  preventScrollReset?: boolean;
}

/**
 * A link within the shop. The router's own also knows relative paths, so each of the 250 links of a page resolves its path three
 * times before the page answers to a touch, and renders anew on every navigation. Paths of the shop begin at its root.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, target, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (target && target !== '_self')) return;
    event.preventDefault();
    void navigate(to, {
      replace: replace ?? event.currentTarget.href === window.location.href,
      state,
      ...(preventScrollReset !== undefined && { preventScrollReset }),
    });
  };
  return <a {...rest} href={pathOf(to)} target={target} onClick={follow} />;
}

const pathOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/** Not one that opens another tab or window, or saves the page: those are the browser's. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

export interface NavLinkProps extends LinkProps {
  /** Stands for its own page only, not for the ones below it. */
  end?: boolean;
}

/** A link of a menu: says which one leads to where the visitor is. */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const here = useLocation().pathname;
  const [pathname = ''] = pathOf(to).split(/[?#]/);
  const current = end ? here === pathname : here.startsWith(pathname);
  return <Link {...rest} to={to} aria-current={current ? 'page' : undefined} />;
}
