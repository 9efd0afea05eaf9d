import { readFile } from 'node:fs/promises';
import webpack, { type Compiler } from 'webpack';
import type { App } from '../../sources/app';
import { shellFiles } from '../../sources/shell-files';

/** Emits the shell's files that no module imports. An import would put them, or their addresses, into the entry. */
export class ShellFilesPlugin {
  readonly #shell: App;

  constructor(shell: App) {
    this.#shell = shell;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ShellFilesPlugin', (compilation) => {
      const files = Object.entries(shellFiles(this.#shell));
      for (const [, path] of files) compilation.fileDependencies.add(path);
      compilation.hooks.processAssets.tapPromise(
        { name: 'ShellFilesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          for (const [name, path] of files)
            compilation.emitAsset(name, new webpack.sources.RawSource(await readFile(path)));
        },
      );
    });
  }
}
