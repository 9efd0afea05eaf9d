import { builtinModules } from 'node:module';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { sharedModules } from '../shared-modules';
import { aliases } from './aliases';
import { type Part, root } from './part';
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
      publicPath: `/assets/${part.name}/${part.version}/`,
      clean: true,
    },
    externals: Object.fromEntries(outside.map((name) => [name, `commonjs ${name}`])),
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: aliases(part) },
    // An export that is not there fails the build, not the page.
    module: {
      rules: rules({ area: part.name, styles: 'names', refresh: false, production: true }),
      parser: { javascript: { exportsPresence: 'error' } },
    },
    optimization: {
      // Names stay readable in stack traces; size does not matter here.
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { mangle: false }, extractComments: false }),
      ],
      splitChunks: false,
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: { hints: false },
    cache: { type: 'filesystem', cacheDirectory: join(root, '.cache/webpack'), name: `${part.name}-server` },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
