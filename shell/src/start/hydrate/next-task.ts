/** Waits for the next task, so that the browser can paint and handle input before the work continues. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
