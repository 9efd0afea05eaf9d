import type { fillDemo as fill } from './fill-demo';

/** The exports for the back end, which loads this workspace only if demonstration data is requested. */
export { demoPictures, isDrawn } from './pictures/demo-pictures';

/** Goods, people and texts are read only to fill a database. At most starts it is already filled. */
export const fillDemo: typeof fill = async (...options) => (await import('./fill-demo')).fillDemo(...options);
