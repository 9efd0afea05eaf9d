import * as own from 'shared-contracts/shell/routes';

/** What areas' server bundles may require. */
export { shared } from './areas/shared';
export { render } from './render/render';
export type { Entering, RenderFault, RenderHost, RenderRequest, RenderResult } from './render/render-request';

/** The shell's own pages. */
export const routes = Object.values(own);
