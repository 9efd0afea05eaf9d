import type { Page } from '@playwright/test';

/** A call of the page, in milliseconds since its start. */
interface Call {
  readonly path: string;
  readonly at: number;
}

declare global {
  interface Window {
    /** The calls of this page, in the order of their requests. */
    callsOfPage: Call[];
    /** When the element of {@link noteWhenShown} was first shown. */
    shownAt?: number;
    /** When the last input was changed. */
    changedAt?: number;
  }
}

/**
 * Delays each answer of the back end to `delay` milliseconds after its request, unless the real answer takes longer.
 */
export const delayAnswers = (page: Page, delay: number): Promise<unknown> =>
  page.addInitScript((least) => {
    const original = window.fetch;
    window.callsOfPage = [];
    document.addEventListener('change', () => {
      window.changedAt = performance.now();
    });
    window.fetch = async (...request) => {
      const { pathname } = new URL(request[0] instanceof Request ? request[0].url : String(request[0]), location.href);
      const at = performance.now();
      const answer = await original(...request);
      if (!pathname.startsWith('/api/')) return answer;
      window.callsOfPage.push({ path: pathname, at });
      await answer.clone().arrayBuffer();
      await new Promise((resolve) => setTimeout(resolve, at + least - performance.now()));
      return answer;
    };
  }, delay);

/** Notes the first moment at which the document has an element of this selector. */
export const noteWhenShown = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => {
    window.callsOfPage.length = 0;
    new MutationObserver((_, observer) => {
      if (!document.querySelector(wanted)) return;
      window.shownAt = performance.now();
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, selector);
