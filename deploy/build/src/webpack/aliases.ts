import { join } from 'node:path';
import { sharedModules } from '../shared-modules';
import { type Part, root } from './part';

const router = join(root, 'node_modules/react-router/dist/production');

/** react-router's exports name its development build only; a release takes the production one, 20 % smaller. */
const productionPackages = {
  'react-router/dom$': join(router, 'dom-export.mjs'),
  'react-router$': join(router, 'index.mjs'),
};

/** Which files stand behind a name: the shell takes what it supplies under another name from where that is. */
export function aliases({ name }: Part): Record<string, string> {
  const supplied = Object.entries(sharedModules).flatMap(([key, { from }]) => (from ? [[`${key}$`, from]] : []));
  return { ...productionPackages, ...(name === 'shell' && Object.fromEntries(supplied)) };
}
