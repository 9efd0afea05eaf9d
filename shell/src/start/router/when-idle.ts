/** How long work may wait for the browser to be idle, in milliseconds. */
const LATEST = 3_000;

/** Does work when the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST });
    else setTimeout(work, LATEST);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
