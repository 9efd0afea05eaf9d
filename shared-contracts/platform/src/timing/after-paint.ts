/** A page in the background has no frames: then the work continues after this time, in milliseconds. */
const LATEST = 100;

/**
 * Waits until the browser has shown what a press has changed, for work that must not delay it. The callback of a frame runs before
 * its paint, the task after that callback runs later.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LATEST);
  });
