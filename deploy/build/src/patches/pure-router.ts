import { join } from 'node:path';
import type { Patch } from './patch';

export const pureRouter: Patch = {
  name: 'pure-router',
  reason:
    'Components of react-router that nobody uses stay otherwise: neither webpack nor the minifier sees that making or naming one has no other effect.',
  saves: { shell: 3400, area: 0 },
  rule: {
    test: /react-router\/dist\/production\/.*\.mjs$/,
    use: join(import.meta.dirname, 'pure-components-loader.mjs'),
  },
};
