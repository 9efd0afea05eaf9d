import { join } from 'node:path';
import { root } from '../sources/app';
import type { Patch } from './patch';

export const routerFolder = join(root, 'node_modules/react-router/dist');

export const productionRouter: Patch = {
  name: 'production-router',
  reason: 'The exports of react-router contain only its development build, with its warnings.',
  saves: { shell: 5600, area: 0 },
  alias: {
    'react-router/dom$': join(routerFolder, 'production/dom-export.mjs'),
    'react-router$': join(routerFolder, 'production/index.mjs'),
  },
};
