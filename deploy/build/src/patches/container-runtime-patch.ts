import { join } from 'node:path';
import webpack from 'webpack';
import type { Patch } from './patch';
import { SmallContainerPlugin } from './small-container-plugin';

export const containerRuntime: Patch = {
  name: 'container-runtime',
  reason:
    'The official federation runtime chooses versions and loads plugins; here each module has one supplier, and versions are checked before a release goes live.',
  saves: { shell: 0, area: 20_400 },
  areaPlugins: () => [
    new webpack.NormalModuleReplacementPlugin(
      // What federation's plugin writes into this folder starts the official runtime.
      /\.federation\/entry\.\w+\.js$/,
      join(import.meta.dirname, 'container-start.ts'),
    ),
    new SmallContainerPlugin(),
  ],
};
