/** How long the browser may be busy after the page has loaded, in milliseconds. */
const LATEST = 3_000;

/** Does work when the page has loaded and the browser is idle, or when the user reaches for something. */
export function warmBeforeUse(work: () => void): void {
  const whenIdle = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST });
    else setTimeout(work, LATEST);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
  for (const input of ['pointerover', 'focusin']) document.addEventListener(input, work, { once: true, passive: true });
}
