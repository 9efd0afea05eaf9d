import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from 'shared-contracts/ui';

/**
 * Does what the browser does on a full page load: after a navigation it announces the new title and moves the focus to the heading.
 * If only the query changes (a filter, a page of a list), the focus stays.
 */
export function NavigationAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const last = useRef(pathname);

  useEffect(() => {
    if (pathname === last.current) return;
    last.current = pathname;
    setTitle(document.title);
    if (!hash) focusHeading();
  }, [pathname, hash]);

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
