import { containerRuntime } from './container-runtime-patch';
import { drawnIcons } from './drawn-icons';
import { lateRouter } from './late-router';
import type { Patch } from './patch';
import { productionRouter } from './production-router';
import { pureRouter } from './pure-router';
import { smallRouter } from './small-router';

/** All patches of third-party code in releases. Further ones for `npm run dev` are in `development.ts`. */
export const patches: readonly Patch[] = [
  productionRouter,
  pureRouter,
  smallRouter,
  lateRouter,
  drawnIcons,
  containerRuntime,
];
