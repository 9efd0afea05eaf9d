/** How many milliseconds the response may take after a solved puzzle has closed. */
const ANSWER = 1_000;

/**
 * Google has no callback for a puzzle that is closed unsolved: this watches its frame become visible and then hidden.
 *
 * @returns a function that stops watching
 */
export function onPuzzleClosed(tell: () => void): () => void {
  let wasOpen = false;
  let telling: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const frame = document.querySelector('iframe[src*="/bframe"]');
    const isOpen = frame !== null && getComputedStyle(frame).visibility === 'visible';
    if (wasOpen && !isOpen) telling = setTimeout(tell, ANSWER);
    if (isOpen) clearTimeout(telling);
    wasOpen = isOpen;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { attributes: true, attributeFilter: ['style'], subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(telling);
  };
}
