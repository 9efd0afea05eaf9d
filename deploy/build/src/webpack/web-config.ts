import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { Patch } from '../patches/patch';
import { patches as allPatches } from '../patches/patches';
import { type App, publicPath } from '../sources/app';
import { aliases } from './aliases';
import { cacheOf } from './cache';
import { federation } from './federation';
import { engineAlias, engineChunks, engineFiles } from './map-engines';
import { oneScope } from './one-scope';
import { ChunkNamesPlugin } from './plugins/chunk-names-plugin';
import { IntegrityPlugin } from './plugins/integrity-plugin';
import { ShellFilesPlugin } from './plugins/shell-files-plugin';
import { rules } from './rules';

/**
 * The browser's build of one app.
 *
 * @param patches of third-party code: all of them, except when their effect is measured
 */
export function webConfig(app: App, patches: readonly Patch[] = allPatches): Configuration {
  const shell = app.name === 'shell';
  return {
    name: `${app.name} web`,
    mode: 'production',
    devtool: false,
    context: app.folder,
    target: ['web', 'es2022'],
    entry: shell ? { shell: './src/browser.ts' } : {},
    output: {
      path: join(app.out, 'web'),
      publicPath: publicPath(app),
      // The folder has the version in its name. So files need no hash in their names, and the entry needs no list of
      // hashes.
      filename: '[name].js',
      chunkFilename: '[name].js',
      // With the attribute Firefox does not use what was preloaded without it, and fetches the script again.
      charset: false,
      uniqueName: app.name,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: { ...aliases(app, patches), ...engineAlias } },
    // An import that does not exist fails the build, not the page.
    module: {
      rules: [...rules({ area: app.name, styles: 'extract', refresh: false, patches }), ...(shell ? [oneScope()] : [])],
      parser: { javascript: { exportsPresence: 'error' } },
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // The minifier uses threads. Processes would have to start first.
          parallel: false,
          extractComments: false,
          exclude: engineFiles,
          terserOptions: { compress: { passes: 3 } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
      realContentHash: false,
      chunkIds: 'named',
      // Short names and numbers compress better than hashes. They need not stay the same, because a version has its own folder.
      moduleIds: 'natural',
      mangleExports: 'size',
      // A page's own code is one file: federation then needs no second round trip, and few files compress better.
      splitChunks: shell
        ? false
        : {
            chunks: 'async',
            minSize: { javascript: 30_000, 'consume-shared': 30_000, 'css/mini-extract': 30_000 },
            cacheGroups: engineChunks,
          },
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[name].css',
        ignoreOrder: true,
      }),
      ...federation(app, undefined, patches),
      // Stored outside `web/`, to read stack traces of this version. Browsers do not get them.
      new webpack.SourceMapDevToolPlugin({ filename: '../maps/[file].map', append: false, exclude: engineFiles }),
      new ChunkNamesPlugin(),
      ...(shell ? [new ShellFilesPlugin(app)] : []),
      new IntegrityPlugin(),
      // Otherwise it is the path of a file on the build machine.
      new webpack.DefinePlugin({ 'import.meta.url': 'location.href' }),
    ],
    performance: { hints: false },
    cache: cacheOf(`${app.name}-web`, app),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
