import { join } from 'node:path';
import type { Patch } from './patch';
import { routerFolder } from './production-router';

export const lateRouter: Patch = {
  name: 'late-router',
  reason:
    'The navigation of react-router is in one file with what a page is shown with, and webpack puts a file into one chunk. The chunk that starts the router has a copy of that file, and each copy keeps only what is used of it.',
  saves: { shell: 10_000, area: 0 },
  rule: {
    rules: [
      {
        test: /shell\/src\/start\/router\/start-router\.ts$/,
        resolve: { alias: { 'react-router$': `${join(routerFolder, 'production/index.mjs')}?late` } },
      },
      {
        test: /react-router\/dist\/production\/.*\.mjs$/,
        resourceQuery: /^\?late$/,
        use: join(import.meta.dirname, 'late-router-loader.mjs'),
      },
    ],
  },
};
