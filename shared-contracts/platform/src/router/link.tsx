import type { ComponentProps, MouseEvent } from 'react';
import { createPath, type To, useLocation, useNavigate } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An absolute path, with query and hash if needed: `productLink('korm')`. */
  to: To;
  /** Replaces the current history entry. A link to the current page always does. */
  replace?: boolean;
  /** Stored in the history entry. */
  state?: unknown;
  /** Keeps the scroll position instead of scrolling the new page to its top. */
  preventScrollReset?: boolean;
}

/**
 * A link within the shop. The router's own `Link` supports relative paths, so each of the 250 links of a page would resolve its
 * path three times before the page responds to a touch, and render again on every navigation. Our paths are absolute.
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

/** False if the click opens another tab or window, or saves the page, which the browser handles. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

export interface NavLinkProps extends LinkProps {
  /** Whether it is active only on its own page, not on the pages below it. */
  end?: boolean;
}

/** A link of a menu: it marks the current page. */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const here = useLocation().pathname;
  const [pathname = ''] = pathOf(to).split(/[?#]/);
  const current = end ? here === pathname : here.startsWith(pathname);
  return <Link {...rest} to={to} aria-current={current ? 'page' : undefined} />;
}
