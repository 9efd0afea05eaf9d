import { integrityOf } from 'deploy-releases/integrity';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const SCRIPTS = '__SCRIPT_INTEGRITY__';
const STYLES = '__STYLE_INTEGRITY__';

/**
 * Chunks that webpack itself inserts carry nonce and integrity: webpack has neither for chunks. The hashes of a build's
 * chunks are written into its runtime after everything is minified, so the entry's own hash covers them all.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const { RuntimeGlobals, Compilation } = webpack;
      compilation.hooks.additionalTreeRuntimeRequirements.tap('IntegrityPlugin', (chunk, needed) => {
        needed.add(RuntimeGlobals.scriptNonce);
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
      });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}
if (__webpack_require__.sri[chunkId]) {
  script.integrity = __webpack_require__.sri[chunkId];
  script.crossOrigin = 'anonymous';
}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, names) => `${source}
if (__webpack_require__.sriStyles[${names.chunkId}]) {
  ${names.tag}.integrity = __webpack_require__.sriStyles[${names.chunkId}];
  ${names.tag}.crossOrigin = 'anonymous';
}`,
      );
      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        () => writeHashes(compilation),
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
__webpack_require__.sri = "${SCRIPTS}";
__webpack_require__.sriStyles = "${STYLES}";`;
  }
}

function writeHashes(compilation: Compilation) {
  const scripts: Record<string, string> = {};
  const styles: Record<string, string> = {};
  const withRuntime: Chunk[] = [];
  for (const chunk of compilation.chunks) {
    if (chunk.hasRuntime()) withRuntime.push(chunk);
    for (const file of chunk.files) {
      const asset = compilation.getAsset(file);
      if (!asset || chunk.id === null) continue;
      const hash = integrityOf(asset.source.buffer());
      if (file.endsWith('.css')) styles[chunk.id] = hash;
      else if (!chunk.hasRuntime()) scripts[chunk.id] = hash;
    }
  }
  for (const file of withRuntime.flatMap((chunk) => [...chunk.files])) {
    if (!file.endsWith('.js')) continue;
    compilation.updateAsset(file, (old) => {
      const source = new webpack.sources.ReplaceSource(old);
      const text = String(old.source());
      replaceText(source, text, SCRIPTS, scripts);
      replaceText(source, text, STYLES, styles);
      return source;
    });
  }
}

/** Puts a value where its quoted placeholder stands. */
function replaceText(source: webpack.sources.ReplaceSource, text: string, placeholder: string, value: object) {
  const at = text.indexOf(placeholder);
  if (at >= 0) source.replace(at - 1, at + placeholder.length, JSON.stringify(value));
}
