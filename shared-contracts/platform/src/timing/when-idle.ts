/** How long the browser may be busy after the page has loaded, in milliseconds. */
const LATEST = 3_000;

/**
 * Does work when the page has loaded and the browser is idle: for code that a first press needs, so that the press does not wait
 * for it.
 */
export function whenIdle(work: () => void): void {
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST });
    else setTimeout(work, LATEST);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
