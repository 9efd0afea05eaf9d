import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaFile, type ReleaseManifest } from 'deploy-releases/store/manifest';
import type { Stats } from 'webpack';
import { describeBundle } from './describe-bundle';
import type { App } from './sources/app';
import { contractVersion, sharedModules, suppliedModules } from './sources/shared-modules';

type Described = Omit<ReleaseManifest, 'files' | 'sizes' | 'commit' | 'dirty' | 'builtAt'>;

/** The manifest of a release without its files: from `area.json`, the server bundle and the browser's build. */
export async function describeApp(app: App, web: Stats): Promise<Described> {
  const shell = app.name === 'shell';
  const { budgets, areaCaps, commands, wakesOn, removed } = areaFile.parse(
    JSON.parse(readFileSync(join(app.folder, 'area.json'), 'utf8')),
  );
  const versions = Object.fromEntries(
    Object.entries(shell ? suppliedModules : sharedModules).map(([name, { version }]) => [
      name,
      shell ? version : `^${version}`,
    ]),
  );
  return {
    app: app.name,
    version: app.version,
    contract: contractVersion,
    provides: shell ? versions : {},
    requires: shell ? {} : versions,
    ...(await describeBundle(app)),
    commands,
    wakesOn,
    removed,
    entry: shell ? 'shell.js' : 'remoteEntry.js',
    chunks: chunksOf(web, shell),
    budgets,
    ...(areaCaps && { areaCaps }),
  };
}

/** The files that a page, a widget or the start of the app needs, by the chunk names in the sources. */
function chunksOf(stats: Stats, shell: boolean): ReleaseManifest['chunks'] {
  const chunks: ReleaseManifest['chunks'] = {};
  for (const [name, group] of stats.compilation.namedChunkGroups) {
    // In development, files that are only for a page that was opened before a change are left out.
    const files = group.getFiles().filter((file) => !stats.compilation.getAsset(file)?.info.hotModuleReplacement);
    const wanted = {
      scripts: files.filter((file) => file.endsWith('.js')),
      styles: files.filter((file) => file.endsWith('.css')),
    };
    if (name === (shell ? 'shell' : '__federation_expose_area')) chunks.entry = wanted;
    else if (/^(page|widget|lazy)-/.test(name)) chunks[name] = wanted;
  }
  return chunks;
}
