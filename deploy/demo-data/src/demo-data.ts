import type { fillDemo as fill } from './fill-demo';

/** What the back end loads from this workspace, only if demonstration data is requested. */
export { demoPictures } from './pictures/demo-pictures';

/** Goods, people and texts are read only to fill a database: most starts find it filled. */
export const fillDemo: typeof fill = async (...options) => (await import('./fill-demo')).fillDemo(...options);
