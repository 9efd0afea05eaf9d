import { join } from 'node:path';
import type { Patch } from './patch';

export const smallRouter: Patch = {
  name: 'small-router',
  reason:
    'Forms, fetchers, blockers and late routes of react-router are inside functions that are used. The facade `@zapovednik/platform/router` exports none of them.',
  saves: { shell: 4300, area: 0 },
  rule: {
    test: /react-router\/dist\/production\/.*\.mjs$/,
    use: join(import.meta.dirname, 'small-router-loader.mjs'),
  },
};
