import webpack, { type Compilation, type Compiler, type Dependency } from 'webpack';
import { suppliedNames } from '../supplied-names';

/** By name of a shared module, what a part takes of it. */
export type SharedImports = Record<string, string[]>;

const collected = new WeakMap<Compilation, SharedImports>();

/** What the modules of a build take of what the shell supplies; only for builds with the plugin. */
export const sharedImportsOf = (compilation: Compilation): SharedImports => collected.get(compilation) ?? {};

/**
 * Notes what an area takes of the shared modules. They are not in its build, so webpack cannot see that a name is missing:
 * here it fails the build, and the release says what it needs of the shell.
 */
export class SharedImportsPlugin {
  apply(compiler: Compiler) {
    // Once for all rebuilds: the shell that an area at work runs in stays as it is.
    const supplied = suppliedNames();
    compiler.hooks.compilation.tap('SharedImportsPlugin', (compilation) => {
      compilation.hooks.finishModules.tapPromise('SharedImportsPlugin', async () => {
        const known = await supplied;
        const found = new Map<string, Set<string>>();
        for (const { name, from, where } of importsOf(compilation)) {
          const names = known.get(from);
          if (!names) continue;
          found.set(from, (found.get(from) ?? new Set()).add(name));
          if (names.has(name)) continue;
          compilation.errors.push(
            new webpack.WebpackError(
              `${where}: ${name} нет в ${from}: исправьте имя или сначала добавьте его в shared-contracts и выпустите shell`,
            ),
          );
        }
        collected.set(compilation, Object.fromEntries([...found].map(([from, names]) => [from, [...names].sort()])));
      });
    });
  }
}

interface Import {
  readonly name: string;
  readonly from: string;
  readonly where: string;
}

function* importsOf(compilation: Compilation): Generator<Import> {
  for (const module of compilation.modules) {
    const where = module.readableIdentifier(compilation.requestShortener);
    for (const dependency of module.dependencies) {
      const name = importedName(dependency);
      if (name) yield { ...name, where };
    }
  }
}

/** The first name behind an import: `X` of `import { X }`, and of `import * as all` with `all.X`. */
function importedName(dependency: Dependency): Omit<Import, 'where'> | null {
  if (!(dependency instanceof webpack.dependencies.HarmonyImportDependency) || !('ids' in dependency)) return null;
  const [name] = Array.isArray(dependency.ids) ? dependency.ids : [];
  return typeof name === 'string' ? { name, from: dependency.request } : null;
}
