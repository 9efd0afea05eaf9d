import { join } from 'node:path';
import type { Patch } from './patch';

export const pureRouter: Patch = {
  name: 'pure-router',
  reason:
    'Otherwise unused components of react-router stay in the bundle: webpack and the minifier cannot detect that creating or naming a component has no side effect.',
  saves: { shell: 4100, area: 0 },
  rule: {
    test: /react-router\/dist\/production\/.*\.mjs$/,
    use: join(import.meta.dirname, 'pure-components-loader.mjs'),
  },
};
