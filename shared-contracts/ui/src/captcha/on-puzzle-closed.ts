/** How long the response may take after a solved puzzle has closed, in milliseconds. */
const RESPONSE_DELAY = 1_000;

/**
 * Google has no callback for a puzzle that is closed without a solution. So this watches when its frame becomes visible
 * and then hidden.
 *
 * @returns a function that stops watching
 */
export function onPuzzleClosed(onClosed: () => void): () => void {
  let wasOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    const frame = document.querySelector('iframe[src*="/bframe"]');
    const isOpen = frame !== null && getComputedStyle(frame).visibility === 'visible';
    if (wasOpen && !isOpen) timer = setTimeout(onClosed, RESPONSE_DELAY);
    if (isOpen) clearTimeout(timer);
    wasOpen = isOpen;
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { attributes: true, attributeFilter: ['style'], subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
