import { integrityOf } from 'deploy-releases/integrity';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const PLACEHOLDER = '__CHUNK_INTEGRITY__';

/**
 * Adds nonce and integrity to scripts and styles that webpack inserts: webpack sets neither for the scripts of chunks, and no integrity
 * for styles. The hashes of a build's chunks are written into its runtime after minification, so the entry's own hash covers them all.
 */
export class IntegrityPlugin {
  /** @param hashes none in development, where chunks change but the entry does not */
  constructor(private readonly hashes = true) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const { RuntimeGlobals, Compilation } = webpack;
      compilation.hooks.additionalTreeRuntimeRequirements.tap('IntegrityPlugin', (chunk, needed) => {
        needed.add(RuntimeGlobals.scriptNonce);
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
      });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        // Equal to the document's preload links, otherwise the browser fetches the file twice. A visitor is waiting for a file that was
        // not preloaded, so it gets a higher priority than pictures.
        (source) => `${source}
script.crossOrigin = 'anonymous';
script.fetchPriority = 'high';
if (__webpack_require__.sri[chunkId]) script.integrity = __webpack_require__.sri[chunkId];`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag }) => `${source}
${tag}.crossOrigin = 'anonymous';
if (__webpack_require__.sri[chunkId + '.css']) ${tag}.integrity = __webpack_require__.sri[chunkId + '.css'];`,
      );
      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        () => writeHashes(compilation, this.hashes ? chunkHashes(compilation) : {}),
      );
    });
  }
}

class IntegrityRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity', webpack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate() {
    return `if (typeof document !== 'undefined' && document.currentScript) __webpack_require__.nc = document.currentScript.nonce;
__webpack_require__.sri = "${PLACEHOLDER}";`;
  }
}

/** By chunk the hash of its script, and by its name plus `.css` the hash of its style. */
function chunkHashes(compilation: Compilation): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const chunk of compilation.chunks) {
    if (chunk.hasRuntime()) continue;
    for (const file of scriptsOf(chunk)) hashes[String(chunk.id)] = hashOf(compilation, file);
    for (const file of stylesOf(chunk)) hashes[`${chunk.id}.css`] = hashOf(compilation, file);
  }
  return hashes;
}

function writeHashes(compilation: Compilation, hashes: Record<string, string>) {
  for (const file of [...compilation.chunks].filter((chunk) => chunk.hasRuntime()).flatMap(scriptsOf)) {
    compilation.updateAsset(file, (old) => {
      const source = new webpack.sources.ReplaceSource(old);
      // The placeholder is in quotes.
      const at = String(old.source()).indexOf(PLACEHOLDER) - 1;
      if (at >= 0) source.replace(at, at + PLACEHOLDER.length + 1, JSON.stringify(hashes));
      return source;
    });
  }
}

const scriptsOf = (chunk: Chunk) => [...chunk.files].filter((file) => file.endsWith('.js'));
const stylesOf = (chunk: Chunk) => [...chunk.files].filter((file) => file.endsWith('.css'));

function hashOf(compilation: Compilation, file: string): string {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`${file} is not there`);
  return integrityOf(asset.source.buffer());
}
