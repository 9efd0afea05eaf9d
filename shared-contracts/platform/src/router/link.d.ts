import type { ComponentProps } from 'react';
import { type To } from 'react-router';
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
export declare function Link({
  to,
  replace,
  state,
  preventScrollReset,
  onClick,
  target,
  ...rest
}: LinkProps): import('react').JSX.Element;
export interface NavLinkProps extends LinkProps {
  /** Active only on its own page, not on the pages below it. */
  end?: boolean;
}
/** A link of a menu: it marks the current page. */
export declare function NavLink({ to, end, ...rest }: NavLinkProps): import('react').JSX.Element;
