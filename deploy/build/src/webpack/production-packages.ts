import { join } from 'node:path';
import { root } from './part';

const router = join(root, 'node_modules/react-router/dist/production');

/** react-router's exports name its development build only; a release takes the production one, 20 % smaller. */
export const productionPackages = {
  'react-router/dom$': join(router, 'dom-export.mjs'),
  'react-router$': join(router, 'index.mjs'),
};
