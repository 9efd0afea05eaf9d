import { type RouteRow, rowAt } from 'shared-contracts/routes';
import type { PageHost } from '../areas/page-host';

/**
 * Brings the code of a page as soon as somebody is about to follow a link to it, pointed at, touched or focused
 * (architecture.md, section 2): its loader is in that code, and would wait for it. A link that opens a dialog leads nowhere with
 * script: another page's code would come between the press and the dialog.
 */
export function prefetchOnIntent(pages: PageHost, rows: readonly RouteRow[]): void {
  let last: Element | null = null;
  const bring = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link === last || link.origin !== location.origin || link.hasAttribute('aria-haspopup')) return;
    last = link;
    const row = rowAt(rows, link.pathname);
    // What fails now fails again when the link is followed, and says so there.
    if (row) pages.load(row).catch(() => {});
  };
  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, bring, { passive: true });
}
