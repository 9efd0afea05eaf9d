import { join } from 'node:path';
import { root } from '../sources/app';
import type { Patch } from './patch';

export const routerFolder = join(root, 'node_modules/react-router/dist');

export const productionRouter: Patch = {
  name: 'production-router',
  reason: "react-router's exports name its development build only, with its warnings.",
  saves: { shell: 3900, area: 0 },
  alias: {
    'react-router/dom$': join(routerFolder, 'production/dom-export.mjs'),
    'react-router$': join(routerFolder, 'production/index.mjs'),
  },
};
