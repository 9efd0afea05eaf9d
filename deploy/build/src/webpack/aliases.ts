import type { Patch } from '../patches/patch';
import type { App } from '../sources/app';
import { sharedModules } from '../sources/shared-modules';

/**
 * Replacement files by module name: those of patches, and in the shell also the modules that it supplies under another
 * name.
 */
export function aliases({ name }: App, patches: readonly Patch[]): Record<string, string> {
  const supplied = Object.entries(sharedModules).flatMap(([key, { from }]) => (from ? [[`${key}$`, from]] : []));
  return Object.assign({}, ...patches.map(({ alias }) => alias), name === 'shell' && Object.fromEntries(supplied));
}
