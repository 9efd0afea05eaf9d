import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';

/** Answers a module by name; undefined when the bundle may not have it. */
type Supply = (name: string) => unknown;

/** A bundle asked for a module that it may not have. */
export class ForbiddenModule extends Error {
  override name = 'ForbiddenModule';
  constructor(
    readonly module: string,
    file: string,
  ) {
    super(`${file} asks for ${module}, which nobody supplies`);
  }
}

/**
 * Runs a server bundle and answers its exports. It sees what `supply` gives and nothing else.
 * Nothing keeps the exports alive but the caller, so an old version is freed when it is dropped.
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

/** What the shell's bundle may have: Node's own modules. */
export const nodeSupply: Supply = (name) => (isBuiltin(name) ? nodeRequire(name) : undefined);
