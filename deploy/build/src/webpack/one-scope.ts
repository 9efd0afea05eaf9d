import type { RuleSetRule } from 'webpack';
import { contractSource } from '../sources/contract-source';
import { sharedModules } from '../sources/shared-modules';

/** What the shell supplies to areas, and its icons: most of its files import from these. */
const gathering = [...Object.entries(sharedModules).map(([name, { from = name }]) => from), '@zapovednik/ui/icons']
  .filter((name) => name.startsWith('@zapovednik/'))
  .map(contractSource);

/**
 * Leaves the shell's imports at the modules that gather exports. Otherwise webpack leads each import to the file behind the export,
 * and a file that several chunks import gets a scope of its own, with a number and accessors for all that others use of it. Behind one
 * module such files share a scope.
 */
export const oneScope = (): RuleSetRule => ({
  include: [...gathering, /@tanstack\/react-query\/build\/modern\/index\.js$/],
  sideEffects: true,
});
