import * as own from '@zapovednik/areas/shell/routes';

/** The modules that the server bundles of areas may require. */
export { shared } from './areas/shared';
export { render } from './render/render';
export type {
  BeforeAppRuns as Entering,
  RenderFault,
  RenderHost,
  RenderRequest,
  RenderResult,
} from './render/render-request';

/** The shell's own pages. */
export const routes = Object.values(own);
