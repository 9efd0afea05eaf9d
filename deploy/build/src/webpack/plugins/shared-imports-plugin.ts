import webpack, { type Compilation, type Compiler, type Dependency } from 'webpack';
import { sharedModuleExports } from '../../sources/shared-module-exports';

/** The names that an app imports, by shared module. */
export type SharedImports = Record<string, string[]>;

const collected = new WeakMap<Compilation, SharedImports>();

/** The names that the modules of a build import from the shell's modules. Only for builds with this plugin. */
export const sharedImportsOf = (compilation: Compilation): SharedImports => collected.get(compilation) ?? {};

/**
 * Records an area's imports from the shared modules. The shared modules are not in its build, so webpack cannot detect
 * a missing name. This plugin makes the build fail, and the release lists the names that it needs from the shell.
 */
export class SharedImportsPlugin {
  apply(compiler: Compiler) {
    // Read once for all rebuilds: the shell of an area in development does not change.
    const supplied = sharedModuleExports();
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
        collected.set(
          compilation,
          Object.fromEntries(
            [...found].map(([from, names]): [string, string[]] => [from, [...names].sort()]).sort(byName),
          ),
        );
      });
    });
  }
}

/** Equal sources must give an equal contract. */
const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

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

/** The first name of an import: `X` of `import { X }`, and of `import * as all` with `all.X`. */
function importedName(dependency: Dependency): Omit<Import, 'where'> | null {
  if (!(dependency instanceof webpack.dependencies.HarmonyImportDependency) || !('ids' in dependency)) return null;
  const [name] = Array.isArray(dependency.ids) ? dependency.ids : [];
  return typeof name === 'string' ? { name, from: dependency.request } : null;
}
