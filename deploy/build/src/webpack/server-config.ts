import { builtinModules } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { patches } from '../patches/patches';
import { sharedModules } from '../shared-modules';
import { aliases } from './aliases';
import { cacheOf } from './cache';
import { type Part, publicPath } from './part';
import { rules } from './rules';

/**
 * The server's build of one part: one CommonJS file. An area takes everything shared from the shell's bundle; the shell
 * brings it along and needs Node's own modules only.
 */
export function serverConfig(part: Part): Configuration {
  const shell = part.name === 'shell';
  const outside = shell ? builtinModules.flatMap((name) => [name, `node:${name}`]) : Object.keys(sharedModules);
  return {
    name: `${part.name} server`,
    mode: 'production',
    context: part.folder,
    target: 'node20',
    devtool: false,
    entry: shell ? './src/server.tsx' : './src/area.ts',
    output: {
      path: join(part.out, 'server'),
      filename: 'index.cjs',
      library: { type: 'commonjs2' },
      publicPath: publicPath(part),
      clean: true,
    },
    externals: Object.fromEntries(outside.map((name) => [name, `commonjs ${name}`])),
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: aliases(part, patches) },
    // An export that is not there fails the build, not the page.
    module: {
      rules: rules({ area: part.name, styles: 'names', refresh: false }),
      parser: { javascript: { exportsPresence: 'error' } },
    },
    // Stack traces stay readable; size does not matter here.
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: { hints: false },
    cache: cacheOf(`${part.name}-server`),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
