import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { sharedModules } from '../shared-modules';
import type { Part } from './part';

/**
 * Federation at the cost of one bundle (docs/decisions/0002-federation.md): the shell is eager and carries the one
 * runtime; areas carry neither a runtime nor a copy of anything shared.
 */
export function federation(part: Part) {
  return part.name === 'shell' ? host() : area(part);
}

const common = {
  dts: false,
  shareStrategy: 'loaded-first',
} as const;

function host() {
  return new ModuleFederationPlugin({
    ...common,
    name: 'shell',
    remotes: {},
    runtimePlugins: [join(import.meta.dirname, '../runtime/host-plugin.ts')],
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
    shared: Object.fromEntries(
      Object.entries(sharedModules).map(([name, { version, from }]) => [
        name,
        { eager: true, singleton: true, version, requiredVersion: `^${version}`, ...(from && { import: from }) },
      ]),
    ),
  });
}

function area({ name }: Part) {
  return new ModuleFederationPlugin({
    ...common,
    name: name.replace('-', '_'),
    filename: 'remoteEntry.js',
    exposes: { './area': './src/area.ts' },
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    shared: Object.fromEntries(
      Object.entries(sharedModules).map(([key, { version }]) => [
        key,
        { import: false, singleton: true, strictVersion: true, requiredVersion: `^${version}` },
      ]),
    ),
  });
}
