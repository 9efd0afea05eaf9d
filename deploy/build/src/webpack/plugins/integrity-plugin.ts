import { integrityOf } from 'deploy-releases/store/integrity';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { loadingCode } from './loading-code';

/**
 * The hashes of all chunks of a build, by file. They would be a quarter of an area's entry, so they are in a separate
 * file.
 */
export const HASHES_FILE = 'integrity.json';
/** In the entry, replaced after minification: the hash of that file, and the hashes of the chunks that the entry always loads. */
const HASHES_HASH = '__INTEGRITY_FILE__';
const ENTRY_HASHES = '__ENTRY_CHUNKS__';

/**
 * Adds integrity to scripts and styles that webpack inserts, because webpack sets none. The document lists the chunks of its page with their hashes. All hashes are in a file
 * whose own hash is in the entry. It is loaded at the first input, before the input needs a chunk.
 */
export class IntegrityPlugin {
  /** @param hashes false in development, where chunks change but the entry does not */
  constructor(private readonly hashes = true) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const { Compilation } = webpack;
      if (!this.hashes) return addAttributes(compilation);
      compilation.hooks.runtimeModule.tap('IntegrityPlugin', (module) => {
        if (module.name === 'load script')
          module.generate = () => loadingCode.script(attributesOf('script') + integrityFor('script', 'u'));
        if (module.name === 'jsonp chunk loading')
          module.generate = () => loadingCode.chunk(compilation.outputOptions.chunkLoadingGlobal);
        if (module.name === 'create fake namespace object') module.generate = () => loadingCode.namespace;
        if (module.name === 'css loading')
          module.generate = () => loadingCode.style(attributesOf('link') + integrityFor('link', 'miniCssF'));
      });
      compilation.hooks.additionalTreeRuntimeRequirements.tap('IntegrityPlugin', (chunk) => {
        if (chunk.getAllAsyncChunks().size > 0) compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
      });
      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        () => writeHashes(compilation),
      );
    });
  }
}

/** In development webpack's own code loads the chunks. */
function addAttributes(compilation: Compilation): void {
  webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
    'IntegrityPlugin',
    (source) => `${source}\n${attributesOf('script')}`,
  );
  MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
    'IntegrityPlugin',
    (source, { tag }) => `${source}\n${attributesOf(tag)}`,
  );
}

/**
 * Equal to those of the document's preload links, otherwise the browser fetches the file twice. A script that was not preloaded delays
 * the visitor, so it gets a higher priority than pictures.
 */
const attributesOf = (tag: string) =>
  `${tag}.crossOrigin = 'anonymous';${tag === 'script' ? "script.fetchPriority = 'high';" : ''}`;

const integrityFor = (tag: string, fileOf: 'u' | 'miniCssF') =>
  `${tag}.integrity = __webpack_require__.sri(__webpack_require__.${fileOf}(chunkId)) || '';`;

class IntegrityRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity', webpack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate() {
    return knownHashes;
  }
}

/**
 * A chunk with an unknown hash waits for the file of hashes. A failure is handled like that of a chunk: the page
 * reloads (LAY-59), or the next try loads it again. A container that is not in the page's document is loaded because of
 * an input, so it loads the file at once.
 */
const knownHashes = `var hashes = "${ENTRY_HASHES}", loading, ensure = __webpack_require__.e;
__webpack_require__.sri = (file) => document.querySelector('link[href="' + __webpack_require__.p + file + '"]')?.integrity || hashes[file];
var loadHashes = () => loading ||= fetch(__webpack_require__.p + '${HASHES_FILE}', { integrity: '${HASHES_HASH}' })
  .then((answer) => answer.json())
  .then((all) => { hashes = all; }, (error) => { loading = 0; error.name = 'ChunkLoadError'; throw error; });
__webpack_require__.e = (chunkId) => __webpack_require__.sri(__webpack_require__.u(chunkId)) ? ensure(chunkId) : loadHashes().then(() => ensure(chunkId));
if (typeof document !== 'undefined') {
  var warm = () => void loadHashes().catch(() => {});
  if (document.currentScript && !document.querySelector('link[href="' + document.currentScript.getAttribute('src') + '"]')) warm();
  for (var input of ['pointerover', 'keydown']) addEventListener(input, warm, { once: true });
}`;

function writeHashes(compilation: Compilation) {
  const chunks = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime());
  const all = JSON.stringify(hashesOf(compilation, chunks));
  const { RawSource, ReplaceSource } = webpack.sources;
  const file = new RawSource(all);
  compilation.emitAsset(HASHES_FILE, file);
  // They are not in the document when the container is loaded later.
  const always = JSON.stringify(
    hashesOf(
      compilation,
      chunks.filter(({ name }) => name?.startsWith('__federation_expose_')),
    ),
  );
  for (const entry of [...compilation.chunks].filter((chunk) => chunk.hasRuntime()).flatMap(scriptsOf)) {
    compilation.updateAsset(entry, (old) => {
      const source = new ReplaceSource(old);
      const text = String(old.source());
      const hashAt = text.indexOf(HASHES_HASH);
      if (hashAt >= 0) source.replace(hashAt, hashAt + HASHES_HASH.length - 1, integrityOf(file.buffer()));
      // This placeholder is in quotes.
      const mapAt = text.indexOf(ENTRY_HASHES) - 1;
      if (mapAt >= 0) source.replace(mapAt, mapAt + ENTRY_HASHES.length + 1, always);
      return source;
    });
  }
}

const scriptsOf = (chunk: Chunk) => [...chunk.files].filter((file) => file.endsWith('.js'));
const isHashed = (file: string) => /\.(js|css)$/.test(file);

/** Hashes by file. */
function hashesOf(compilation: Compilation, chunks: readonly Chunk[]): Record<string, string> {
  const files = chunks.flatMap((chunk) => [...chunk.files].filter(isHashed));
  return Object.fromEntries(files.map((file) => [file, hashOf(compilation, file)]));
}

function hashOf(compilation: Compilation, file: string): string {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`${file} is not there`);
  return integrityOf(asset.source.buffer());
}
