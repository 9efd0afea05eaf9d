import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';

/** Returns a module by name. Undefined when the bundle may not import it. */
type Supply = (name: string) => unknown;

/** A bundle imported a forbidden module. */
export class ForbiddenModule extends Error {
  override name = 'ForbiddenModule';
  constructor(
    readonly module: string,
    file: string,
  ) {
    super(`${file} imports ${module}, which is not supplied`);
  }
}

/**
 * Runs a server bundle and returns its exports. It can only import what `supply` returns. Only the caller references the exports, so an
 * old version is freed when the caller drops it.
 */
export function loadBundle(file: string, supply: Supply): unknown {
  const source = readFileSync(file, 'utf8');
  const run = vm.compileFunction(source, ['module', 'exports', 'require', '__filename'], { filename: file });
  const module: { exports: unknown } = { exports: {} };
  const require = (name: string) => {
    const supplied = supply(name);
    if (supplied === undefined) throw new ForbiddenModule(name, file);
    return supplied;
  };
  run(module, module.exports, require, file);
  return module.exports;
}

const nodeRequire = createRequire(import.meta.url);

/** The modules that the shell's bundle may import: Node's own modules. */
export const nodeSupply: Supply = (name) => (isBuiltin(name) ? nodeRequire(name) : undefined);
