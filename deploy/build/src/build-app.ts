import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { integrityOf } from 'deploy-releases/store/integrity';
import { manifestJson, type ReleaseManifest } from 'deploy-releases/store/manifest';
import { TYPES_FILE } from 'deploy-releases/store/types';
import webpack, { type Configuration, type Stats } from 'webpack';
import { compress, isCompressible } from './compress';
import { contractOf } from './contract-of';
import { describeApp } from './describe-app';
import { refuseCopies } from './refuse-copies';
import { sourceState } from './source-state';
import type { App } from './sources/app';
import { BuildFailed } from './sources/build-failed';
import { releaseTypes } from './types/release-types';
import { appInputs } from './version/app-inputs';
import { requireKnown } from './version/require-known';
import { readTools } from './version/tools';
import { sharedImportsOf } from './webpack/plugins/shared-imports-plugin';
import { serverConfig } from './webpack/server-config';
import { shellDevConfig } from './webpack/shell-dev-config';
import { webConfig } from './webpack/web-config';

/** Builds one app into `app.out`: `web/`, `server/`, `contract.json` and `release.json`. Returns the manifest. */
export async function buildApp(app: App): Promise<ReleaseManifest> {
  const shell = app.name === 'shell';
  const inputs = await appInputs(app, await readTools());
  const [stats, types] = await Promise.all([
    run([webConfig(app), serverConfig(app), ...(shell ? [shellDevConfig(app)] : [])]),
    releaseTypes(inputs.supplied),
  ]);
  const [web] = stats;
  if (!web) throw new Error(`${app.name}: nothing was built`);
  for (const { compilation } of stats) requireKnown(compilation.fileDependencies, app, inputs);
  refuseCopies(app, web.compilation);
  const brotliSizes = await compressAll(join(app.out, 'web'));
  const described = await describeApp(app, web);
  const contract = await contractOf(app, sharedImportsOf(web.compilation));
  writeFileSync(join(app.out, 'contract.json'), JSON.stringify(contract));
  writeFileSync(join(app.out, TYPES_FILE), JSON.stringify(types));
  const manifest: ReleaseManifest = {
    ...described,
    files: hashes(app.out),
    sizes: firstLoad(described.chunks, brotliSizes),
    ...sourceState(),
    builtAt: new Date().toISOString(),
  };
  writeFileSync(join(app.out, 'release.json'), manifestJson(manifest));
  return manifest;
}

async function run(configs: Configuration[]): Promise<Stats[]> {
  const compiler = webpack(configs);
  if (!compiler) throw new Error('webpack made no compiler');
  const result = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || !stats ? reject(error ?? new Error('webpack gave no result')) : resolve(stats),
    );
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (result.hasErrors()) throw new BuildFailed(result.toString({ preset: 'errors-only', colors: false }));
  return result.stats;
}

async function compressAll(folder: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  await Promise.all(
    filesOf(folder)
      .filter(isCompressible)
      .map(async (file) => sizes.set(relative(folder, file), await compress(file))),
  );
  return sizes;
}

function hashes(folder: string): Record<string, string> {
  return Object.fromEntries(filesOf(folder).map((file) => [relative(folder, file), integrityOf(readFileSync(file))]));
}

/** Brotli bytes of the entry plus the largest page or widget. Chunks `app-…` are not counted, because they load on demand. */
function firstLoad(chunks: ReleaseManifest['chunks'], sizes: Map<string, number>): ReleaseManifest['sizes'] {
  const { entry = { scripts: [], styles: [] }, ...others } = chunks;
  const views = Object.keys(others).flatMap((name) => (name.startsWith('lazy-') ? [] : (others[name] ?? [])));
  const weigh = (kind: 'scripts' | 'styles') => {
    const sum = (files: string[]) => files.reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
    const own = views.map((view) => sum(view[kind].filter((file) => !entry[kind].includes(file))));
    return sum(entry[kind]) + (kind === 'scripts' ? (sizes.get('remoteEntry.js') ?? 0) : 0) + Math.max(0, ...own);
  };
  return { script: weigh('scripts'), style: weigh('styles') };
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}
