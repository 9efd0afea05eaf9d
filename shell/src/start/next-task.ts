/** Lets the browser show what was touched, and hear another touch, before the work goes on. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
