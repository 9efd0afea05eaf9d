import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { type App, publicPath } from '../sources/app';
import { aliases } from './aliases';
import { cacheOf } from './cache';
import { federation } from './federation';
import { IntegrityPlugin } from './plugins/integrity-plugin';
import { ShellFilesPlugin } from './plugins/shell-files-plugin';
import { rules } from './rules';

/**
 * The browser's build of the shell for `npm run dev`, in addition to the production build: React that can refresh, and the refresh
 * runtime for the area in development. Files have the same names, so that one manifest describes both.
 */
export function shellDevConfig(app: App): Configuration {
  return {
    name: 'shell web-dev',
    mode: 'development',
    context: app.folder,
    target: ['web', 'es2022'],
    devtool: false,
    entry: { shell: [join(import.meta.dirname, '../runtime/refresh-runtime.ts'), './src/browser.ts'] },
    output: {
      path: join(app.out, 'web-dev'),
      publicPath: publicPath(app),
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: app.name,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: aliases(app, []) },
    module: { rules: rules({ area: app.name, styles: 'extract', refresh: false }) },
    optimization: { chunkIds: 'named', splitChunks: false },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      ...federation(app),
      new IntegrityPlugin(),
      new ShellFilesPlugin(app),
    ],
    performance: { hints: false },
    cache: cacheOf('shell-web-dev', app),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
