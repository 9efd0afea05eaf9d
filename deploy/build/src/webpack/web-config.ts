import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { aliases } from './aliases';
import { federation } from './federation';
import { IntegrityPlugin } from './integrity-plugin';
import { type Part, publicPath, root } from './part';
import { rules } from './rules';

/** The browser's build of one part. */
export function webConfig(part: Part): Configuration {
  const shell = part.name === 'shell';
  return {
    name: `${part.name} web`,
    mode: 'production',
    context: part.folder,
    target: ['web', 'es2022'],
    devtool: false,
    entry: shell ? { shell: './src/browser.ts' } : {},
    output: {
      path: join(part.out, 'web'),
      publicPath: publicPath(part),
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: part.name,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: aliases(part) },
    // An export that is not there fails the build, not the page.
    module: {
      rules: rules({ area: part.name, styles: 'extract', refresh: false, production: true }),
      parser: { javascript: { exportsPresence: 'error' } },
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 3 } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      realContentHash: false,
      chunkIds: 'named',
      // A page's own code in one file: federation needs no second round trip, and few files compress better.
      splitChunks: shell ? false : { chunks: 'async', minSize: 30_000 },
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
      ...federation(part),
      new IntegrityPlugin(),
    ],
    performance: { hints: false },
    cache: { type: 'filesystem', cacheDirectory: join(root, '.cache/webpack'), name: `${part.name}-web` },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
