import { type ComponentProps, type MouseEvent, useCallback } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Takes the place of the entry in the history. */
  replace?: boolean;
  /** Goes with the entry of the history. */
  state?: unknown;
  /** The page that comes is not scrolled to its top. */
  preventScrollReset?: boolean;
}

/**
 * A link within the shop. The router's own also prefetches pages of its framework and leads to other hosts: code that the first
 * load would carry for nothing. The hooks behind it are the same.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, target, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    ...(target !== undefined && { target }),
    state,
  });
  const click = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented) follow(event);
    },
    [onClick, follow],
  );
  return <a {...rest} href={useHref(to)} target={target} onClick={click} />;
}

export interface NavLinkProps extends LinkProps {
  /** Stands for its own page only, not for the ones below it. */
  end?: boolean;
}

/** A link of a menu: says which one leads to where the visitor is. */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const here = useLocation().pathname;
  const { pathname } = useResolvedPath(to);
  const current = end ? here === pathname : here.startsWith(pathname);
  return <Link {...rest} to={to} aria-current={current ? 'page' : undefined} />;
}
