import { createRequire } from 'node:module';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { developmentAliases, ownRefresh } from '../patches/development';
import type { App } from '../sources/app';
import { sharedModules } from '../sources/shared-modules';
import { cacheOf } from './cache';
import { federation } from './federation';
import { engineAlias } from './map-engines';
import { IntegrityPlugin } from './plugins/integrity-plugin';
import { rules } from './rules';

const { resolve } = createRequire(import.meta.url);
const runtime = join(import.meta.dirname, '../runtime');
const patchesFolder = join(import.meta.dirname, '../patches');

/** Build errors are shown over the page until the next build without errors; the page's own errors: `page-errors.ts`. */
const overlay = encodeURIComponent(JSON.stringify({ errors: true, warnings: false, runtimeErrors: false }));

/** Receives changes in the browser from the server of the area's files. */
const hotClient = `${resolve('webpack-dev-middleware/client')}?logging=warn&overlay=${overlay}&progress=false&dynamicPublicPath=true`;

/** The browser's build of one area for `npm run dev`: changed components are replaced in the open page. */
export function areaDevConfig(app: App): Configuration {
  return {
    name: `${app.name} web-dev`,
    mode: 'development',
    context: app.folder,
    target: ['web', 'es2022'],
    // No `eval`: the shop's content security policy applies in development too.
    devtool: 'cheap-module-source-map',
    entry: {},
    output: {
      path: app.out,
      // Each rebuild has its own version and address.
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: app.name,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: { ...developmentAliases, ...engineAlias },
    },
    module: {
      rules: [
        ...rules({ area: app.name, styles: 'extract', refresh: true }),
        { enforce: 'pre', resourceQuery: /^\?at-work$/, use: join(import.meta.dirname, 'loaders/hot-area-loader.mjs') },
        {
          enforce: 'post',
          test: /\.tsx?$/,
          include: app.folder,
          use: join(import.meta.dirname, 'loaders/hot-pages-loader.mjs'),
        },
      ],
      parser: { javascript: { exportsPresence: 'error' } },
    },
    // Build errors are reported, and the page keeps its current code.
    optimization: { chunkIds: 'named', splitChunks: false, emitOnErrors: false },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      // Contains all modules that the shell supplies, because an edit may import any of them.
      ...federation(app, [...Object.keys(sharedModules), hotClient, './src/area.ts?at-work']),
      ownRefresh(),
      new IntegrityPlugin(false),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({
        overlay: { entry: false, module: join(runtime, 'refresh-errors.ts'), sockIntegration: false },
        exclude: [/node_modules/, runtime, patchesFolder],
      }),
    ],
    performance: { hints: false },
    cache: cacheOf(`${app.name}-web-dev`, app),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
