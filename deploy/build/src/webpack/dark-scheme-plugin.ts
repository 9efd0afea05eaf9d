import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { darkSchemePath } from '../sources/dark-scheme';

/** Emits the colours of the dark scheme as a style sheet of its own. An import would put it, or its address, into the entry. */
export class DarkSchemePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('DarkSchemePlugin', (compilation) => {
      compilation.fileDependencies.add(darkSchemePath);
      compilation.hooks.processAssets.tapPromise(
        { name: 'DarkSchemePlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const css = await readFile(darkSchemePath);
          compilation.emitAsset(basename(darkSchemePath), new webpack.sources.RawSource(css));
        },
      );
    });
  }
}
