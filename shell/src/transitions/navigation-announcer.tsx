import { VisuallyHidden } from '@zapovednik/ui';
import { use, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useLocation } from 'react-router';

/**
 * Does the same as a browser on a full page load: after a navigation it announces the new title and moves the focus to
 * the heading. If only the query changes (a page of a list), or if the navigation keeps the scroll position (a filter,
 * whose choice is in the path), the focus stays, unless its element was removed. A page that was shown before its data had come may
 * still fail: then it is another page.
 */
export function NavigationAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const { preventScrollReset: keepsPlace, errors } = use(RouterState) ?? {};
  const page = `${pathname} ${errors ? 'failed' : ''}`;
  const last = useRef(page);

  useEffect(() => {
    if (page === last.current) return;
    last.current = page;
    if (keepsPlace && document.activeElement !== document.body) return;
    setTitle(document.title);
    if (!hash) focusHeading();
  }, [page, hash, keepsPlace]);

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
