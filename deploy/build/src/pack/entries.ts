import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractPackage, contracts } from '../sources/contract-packages';

/**
 * The source files that other packages can import by name, relative to the folder of the contracts. `src/index.ts` is
 * the first, because its styles are the base.
 */
export function entriesOf({ folder, exports, imports }: ContractPackage): readonly string[] {
  const patterns = [...Object.values(exports), ...Object.values(imports).flatMap((targets) => Object.values(targets))];
  const cwd = join(contracts, folder);
  // In `exports` a star matches a path of any depth.
  const found = patterns.flatMap((pattern) => globSync(pattern.replace('*', '**/*'), { cwd }).sort());
  return [...new Set(found)].filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => join(folder, file));
}
