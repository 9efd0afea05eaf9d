import { join } from 'node:path';
import type { Patch } from './patch';

export const smallReact: Patch = {
  name: 'small-react',
  reason:
    'The code for view transitions, refs of fragments, <Activity>, <SuspenseList>, for functions as actions of forms, for custom elements and for styles and scripts of components is inside functions that every page uses. The shop uses none of these features.',
  saves: { shell: 6500, area: 0 },
  rule: {
    test: /react-dom\/cjs\/react-dom(-client)?\.production\.js$/,
    use: join(import.meta.dirname, 'small-react-loader.mjs'),
  },
};
