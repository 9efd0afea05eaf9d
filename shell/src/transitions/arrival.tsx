import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from 'shared-contracts/ui';

/**
 * What a document would do by itself: after a navigation the new page's title is announced and the focus begins at its
 * heading. A change of the query alone (a filter, a page of a list) leaves the focus where it is.
 */
export function Arrival() {
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
