import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type App, root } from 'deploy-build/sources/app';
import { serverConfig } from 'deploy-build/webpack/server-config';
import type { ReleaseSet } from 'deploy-releases/registry/registry';
import webpack from 'webpack';
import { runWebpack } from '../webpack/run-webpack';

/**
 * The live set with another shell: the same sources, but a page's tree is rendered by a plain `renderToString` in a loop.
 *
 * @param folder output folder of that shell's build
 */
export async function plainSet(live: ReleaseSet, folder: string): Promise<ReleaseSet> {
  const { version } = live.apps.shell.manifest;
  const shellApp: App = { name: 'shell', version, folder: join(root, 'shell'), out: folder };
  const config = serverConfig(shellApp);
  await runWebpack({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/render-document$/, join(import.meta.dirname, 'render-in-a-loop.ts')),
    ],
    cache: false,
  });
  // The styles of a page are read from the release.
  await symlink(join(live.apps.shell.folder, 'web'), join(folder, 'web'));
  return { id: 'plain', apps: { ...live.apps, shell: { ...live.apps.shell, folder } } };
}
