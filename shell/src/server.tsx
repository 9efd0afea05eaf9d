import { routeTable } from 'shared-contracts/routes';

/** What areas' server bundles may require. */
export { shared } from './areas/shared';
export { render } from './render/render';
export type { Entering, RenderFault, RenderHost, RenderRequest, RenderResult } from './render/render-request';

/** The table that this shell knows; the gateway keeps pages by its rules. */
export const routes = routeTable;
