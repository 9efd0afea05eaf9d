import { join } from 'node:path';
import type { Patch } from './patch';

export const smallRouter: Patch = {
  name: 'small-router',
  reason:
    'The code for forms, fetchers, blockers, late routes, server components and routers without data of react-router is inside functions that the shop uses. The facade `@zapovednik/platform/router` exports none of these features.',
  saves: { shell: 1500, area: 0 },
  rule: {
    test: /react-router\/dist\/production\/.*\.mjs$/,
    use: join(import.meta.dirname, 'small-router-loader.mjs'),
  },
};
