import type { Chunk, Compiler } from 'webpack';

/** Before webpack's own names, which are all paths of the modules, cut. */
const FIRST = -100;

/** Pieces that say what a chunk holds: its largest ones. */
const NAMED = 2;

/**
 * What a module is a part of: `base-ui-dialog`, `react-hook-form`, `ui-field`, `sign-in-form`.
 *
 * @param path its file, from anywhere
 */
export function subjectOf(path: string): string {
  const [, library] = /.*node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(path) ?? [];
  // One library of many components: each is a folder.
  if (library === '@base-ui/react') return `base-ui-${/@base-ui\/react\/([\w-]+)/.exec(path)?.[1] ?? 'react'}`;
  if (library) return library.replace('@', '').replace('/', '-');
  const [, contract, folder] = /shared-contracts\/(\w+)\/src\/([\w-]+)/.exec(path) ?? [];
  if (contract) return `${contract}-${folder}`;
  return /([\w-]+)(?:\.[\w.]+)?$/.exec(path)?.[1] ?? 'code';
}

/** Names the files that several pages share after the largest pieces in them: `shared-base-ui-dialog-ui-field.js`. */
export class ChunkNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkNamesPlugin', (compilation) => {
      const { chunkGraph } = compilation;
      const nameOf = (chunk: Chunk): string => {
        const sizes = new Map<string, number>();
        for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
          const path = module.nameForCondition();
          if (path === null) continue;
          const subject = subjectOf(path);
          sizes.set(subject, (sizes.get(subject) ?? 0) + module.size());
        }
        const largest = [...sizes].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
        return ['shared', ...largest.slice(0, NAMED).map(([subject]) => subject)].join('-');
      };
      compilation.hooks.chunkIds.tap({ name: 'ChunkNamesPlugin', stage: FIRST }, (chunks) => {
        const contentOf = (chunk: Chunk) =>
          [...chunkGraph.getChunkModulesIterable(chunk)]
            .map((module) => module.identifier())
            .sort()
            .join();
        // Where two have the same largest pieces, a number keeps them apart: in one order in every build.
        const unnamed = [...chunks]
          .filter(({ name, id }) => !name && id === null)
          .map((chunk) => ({ chunk, name: nameOf(chunk), content: contentOf(chunk) }))
          .sort((a, b) => (a.content < b.content ? -1 : 1));
        const taken = new Map<string, number>();
        for (const { chunk, name } of unnamed) {
          const count = (taken.get(name) ?? 0) + 1;
          taken.set(name, count);
          chunk.id = count === 1 ? name : `${name}-${count}`;
          chunk.ids = [chunk.id];
        }
      });
    });
  }
}
