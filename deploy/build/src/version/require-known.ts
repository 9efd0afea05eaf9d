import { lstatSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type App, root } from '../sources/app';
import type { AppInputs } from './app-inputs';

/**
 * Throws when a build read a file that is not an input of the app's version. A change of that file would not lead to a
 * new build. This does not happen while `moduleGraph` finds everything that webpack finds.
 *
 * @param read all paths that webpack looked at
 */
export function requireKnown(read: Iterable<string>, { name }: Pick<App, 'name'>, inputs: AppInputs): void {
  const files = new Set(inputs.files);
  const places = new Set(inputs.packages.map((line) => line.slice(0, line.indexOf(' '))));
  const unknown = [...read].filter(isContent).filter((path) => {
    const file = relative(root, path);
    const place = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
    if (place === undefined) return !files.has(file);
    // A part of the repository is also in the list under its own path.
    return !places.has(place) && !lstatSync(join(root, place)).isSymbolicLink();
  });
  if (unknown.length === 0) return;
  throw new Error(`${name}: the build read what its version does not cover:\n${unknown.join('\n')}`);
}

/**
 * Webpack also looks at package descriptions, and at folders and names that an import could mean. The federation plugin
 * writes its entry into a hidden folder.
 */
const isContent = (path: string) =>
  path.startsWith(`${root}/`) &&
  !path.endsWith('/package.json') &&
  !path.includes('/node_modules/.') &&
  statSync(path, { throwIfNoEntry: false })?.isFile() === true;
