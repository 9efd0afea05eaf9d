/** Milliseconds for the response of a puzzle that was closed because it is solved. */
const ANSWER = 1_000;

/**
 * Google tells nobody when a person closes the puzzle unsolved: its frame is seen, and then it is not.
 *
 * @returns stops watching
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
