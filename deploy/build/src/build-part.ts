import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { integrityOf } from 'deploy-releases/integrity';
import { areaFile, type ReleaseManifest } from 'deploy-releases/manifest';
import webpack, { type Configuration, type Stats } from 'webpack';
import { BuildFailed } from './build-failed';
import { compress, isCompressible } from './compress';
import { contractOf } from './contract-of';
import { describeBundle } from './describe-bundle';
import { contractVersion, sharedModules } from './shared-modules';
import type { Part } from './webpack/part';
import { root } from './webpack/part';
import { serverConfig } from './webpack/server-config';
import { sharedImportsOf } from './webpack/shared-imports-plugin';
import { webConfig } from './webpack/web-config';

/** Builds one part into `part.out`: `web/`, `server/`, `contract.json` and `release.json`. Answers the manifest. */
export async function buildPart(part: Part): Promise<ReleaseManifest> {
  const [web] = await run([webConfig(part), serverConfig(part)]);
  if (!web) throw new Error(`${part.name}: nothing was built`);
  const { budgets, commands, wakesOn } = areaFile.parse(
    JSON.parse(readFileSync(join(part.folder, 'area.json'), 'utf8')),
  );
  const shell = part.name === 'shell';
  const chunks = chunksOf(web, shell);
  const brotliSizes = await compressAll(join(part.out, 'web'));
  const versions = Object.fromEntries(
    Object.entries(sharedModules).map(([name, { version }]) => [name, shell ? version : `^${version}`]),
  );
  writeFileSync(
    join(part.out, 'contract.json'),
    JSON.stringify(await contractOf(part, sharedImportsOf(web.compilation))),
  );
  const manifest: ReleaseManifest = {
    area: part.name,
    version: part.version,
    contract: contractVersion,
    provides: shell ? versions : {},
    requires: shell ? {} : versions,
    ...(await describeBundle(part)),
    commands,
    wakesOn,
    entry: shell ? 'shell.js' : 'remoteEntry.js',
    chunks,
    files: hashes(part.out),
    sizes: firstLoad(chunks, brotliSizes),
    budgets,
    commit: commit(),
    builtAt: new Date().toISOString(),
  };
  writeFileSync(join(part.out, 'release.json'), JSON.stringify(manifest, null, 2));
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

/** Which files a page, a widget or the start of the part needs, from the chunk names that the sources give. */
function chunksOf(stats: Stats, shell: boolean): ReleaseManifest['chunks'] {
  const chunks: ReleaseManifest['chunks'] = {};
  for (const [name, group] of stats.compilation.namedChunkGroups) {
    const files = group.getFiles();
    const wanted = {
      scripts: files.filter((file) => file.endsWith('.js')),
      styles: files.filter((file) => file.endsWith('.css')),
    };
    if (name === (shell ? 'shell' : '__federation_expose_area')) chunks.entry = wanted;
    else if (/^(page|widget|part)-/.test(name)) chunks[name] = wanted;
  }
  return chunks;
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

/** Brotli bytes of the entry and the heaviest page beside it. */
function firstLoad(chunks: ReleaseManifest['chunks'], sizes: Map<string, number>): ReleaseManifest['sizes'] {
  const { entry = { scripts: [], styles: [] } } = chunks;
  const pages = Object.keys(chunks).flatMap((name) => (name.startsWith('page-') ? (chunks[name] ?? []) : []));
  const weigh = (kind: 'scripts' | 'styles') => {
    const sum = (files: string[]) => files.reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
    const own = pages.map((page) => sum(page[kind].filter((file) => !entry[kind].includes(file))));
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

/** The commit of the sources; none outside a checkout, as in a container. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
