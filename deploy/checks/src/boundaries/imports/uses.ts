import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaFile } from 'deploy-releases/store/manifest';
import { root, type Workspace } from '../sources';

/** The modules of other owners that an area may import, by its own word: `uses` of `area.json`. */
export const usesOf = (area: string): readonly string[] =>
  areaFile.parse(JSON.parse(readFileSync(join(root, area, 'area.json'), 'utf8'))).uses;

const ofAnOwner = /^@zapovednik\/(?:api|areas)\/([\w-]+)\/./;
const inTests = /\.test\.tsx?$|\/src\/testing\//;

/** The modules of other owners that the product's files of an area import. */
export function importedOfOthers({ folder, sources }: Workspace): readonly string[] {
  const product = sources.filter(({ path }) => !inTests.test(path));
  const imported = product
    .flatMap(({ imports }) => imports)
    .filter((module) => {
      const owner = ofAnOwner.exec(module)?.[1];
      return owner !== undefined && `mf-${owner}` !== folder;
    });
  return [...new Set(imported)].sort();
}
