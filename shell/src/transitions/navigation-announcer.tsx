import { VisuallyHidden } from '@zapovednik/ui';
import { use, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useLocation } from 'react-router';

/**
 * Does the same as a browser on a full page load: after a navigation it announces the new title and moves the focus to
 * the heading. If only the query changes (a page of a list), or if the navigation keeps the scroll position (a filter,
 * whose choice is in the path), the focus stays, unless its element was removed.
 */
export function NavigationAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const last = useRef(pathname);
  const keepsPlace = use(RouterState)?.preventScrollReset;

  useEffect(() => {
    if (pathname === last.current) return;
    last.current = pathname;
    if (keepsPlace && document.activeElement !== document.body) return;
    setTitle(document.title);
    if (!hash) focusHeading();
  }, [pathname, hash, keepsPlace]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}

function focusHeading() {
  const content = document.getElementById('content');
  const heading = content?.querySelector('h1') ?? content;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
