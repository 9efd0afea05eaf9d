/** How long after a resize the size is read again, in milliseconds (LIM-08). */
const RESIZE_DELAY = 200;

/**
 * Calls `look` with the first size of an element, and again after each resize. Returns a function that stops it. The
 * first call comes when the browser has computed the size; reading it earlier would force a layout.
 * @param delay milliseconds after the last change
 */
export function observeResize(element: Element, look: () => void, delay = RESIZE_DELAY): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    if (isFirst) look();
    else timer = setTimeout(look, delay);
    isFirst = false;
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
