import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type WebpackPluginInstance } from 'webpack';
import type { Patch } from '../patches/patch';
import { patches as allPatches } from '../patches/patches';
import type { App } from '../sources/app';
import { sharedModules, suppliedModules } from '../sources/shared-modules';
import { SharedImportsPlugin } from './plugins/shared-imports-plugin';

/**
 * Federation with a small runtime (docs/decisions/0002-federation.md). An area is a container without copies of shared
 * modules. The shell opens containers and supplies its own modules, but is not a container.
 * @param modules the modules that an area's container runs; the last one is exposed
 * @param patches of third-party code
 */
export const federation = (
  app: App,
  modules: string[] = ['./src/area.ts'],
  patches: readonly Patch[] = allPatches,
): WebpackPluginInstance[] => (app.name === 'shell' ? [versions()] : area(app, modules, patches));

/** The versions that the shell supplies to areas. */
const versions = () =>
  new webpack.DefinePlugin({
    SHARED_VERSIONS: JSON.stringify(
      Object.fromEntries(Object.entries(suppliedModules).map(([name, { version }]) => [name, version])),
    ),
  });

function area({ name }: App, modules: string[], patches: readonly Patch[]): WebpackPluginInstance[] {
  return [
    new ModuleFederationPlugin({
      name: name.replaceAll('-', '_'),
      filename: 'remoteEntry.js',
      exposes: { './area': { import: modules } },
      dts: false,
      shared: Object.fromEntries(
        Object.entries(sharedModules).map(([key, { version }]) => [
          key,
          { import: false, singleton: true, strictVersion: true, requiredVersion: `^${version}` },
        ]),
      ),
    }),
    new SharedImportsPlugin(),
    ...patches.flatMap(({ areaPlugins }) => areaPlugins?.() ?? []),
  ];
}
