/** A page in the background has no frames: then the work continues after this time, in milliseconds. */
const LATEST = 500;

/**
 * Waits until the browser has shown what a press has changed, for work that must not delay it. The callback of a frame runs before
 * its paint, and a task right after it still runs beside the drawing of that frame: the second frame begins when the first one is
 * drawn.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, LATEST);
  });
