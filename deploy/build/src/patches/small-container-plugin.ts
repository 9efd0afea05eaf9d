import type { Chunk, Compilation, Compiler, RuntimeModule } from 'webpack';
import * as z from 'zod/mini';

/** What federation's plugin notes for a shared module. */
const consumed = z.object({ shareKey: z.string(), shareConfig: z.object({ requiredVersion: z.string() }) });

/**
 * Replaces the code that federation's plugins generate into a container: for `container-runtime.ts` the names and ranges of the
 * shared modules are enough. The plugins add ways to get a missing module, what each chunk needs, and sharing without a host.
 */
export class SmallContainerPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SmallContainerPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('SmallContainerPlugin', (module, chunk) => {
        // In development each module gets a copy of this function, with access to the properties that it has by then.
        if (module.name === 'federation runtime') module.generate = () => '__webpack_require__.federation = {};';
        if (module.name === 'embed federation') module.generate = startOf(module.generate.bind(module));
        if (module.name === 'consumes') module.generate = () => suppliedTo(compilation, chunk);
        if (module.name === 'sharing') module.generate = () => null;
      });
    });
  }
}

/** Runs the federation runtime at the start, before the container, which is all that starts here. */
const startOf = (generate: RuntimeModule['generate']) => () =>
  `__webpack_require__.x = () => { ${/__webpack_require__\([^)]*\);/.exec(generate() ?? '')?.[0]} };`;

/** The name and the range of each shared module, by its id in this build. */
function suppliedTo({ chunkGraph, codeGenerationResults }: Compilation, container: Chunk): string {
  const supplied: Record<string, [name: string, range: string]> = {};
  for (const chunk of container.getAllReferencedChunks()) {
    for (const module of chunkGraph.getChunkModulesIterableBySourceType(chunk, 'consume-shared') ?? []) {
      const { shareKey, shareConfig } = consumed.parse(
        codeGenerationResults?.getData(module, chunk.runtime, 'consume-shared'),
      );
      supplied[chunkGraph.getModuleId(module) ?? ''] = [shareKey, shareConfig.requiredVersion];
    }
  }
  return `__webpack_require__.supplied = ${JSON.stringify(supplied)};`;
}
