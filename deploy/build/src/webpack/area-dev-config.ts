import { createRequire } from 'node:module';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { cacheOf } from './cache';
import { federation } from './federation';
import { IntegrityPlugin } from './integrity-plugin';
import type { Part } from './part';
import { rules } from './rules';

/** Hears of changes in the browser. */
const hotClient = createRequire(import.meta.url).resolve('webpack-dev-middleware/client');

/** The browser's build of one area for `npm run dev`: changed components are swapped in the open page. */
export function areaDevConfig(part: Part): Configuration {
  return {
    name: `${part.name} web-dev`,
    mode: 'development',
    context: part.folder,
    target: ['web', 'es2022'],
    // Nothing with `eval`: the shop's content policy stands in development too.
    devtool: 'cheap-module-source-map',
    entry: {},
    output: {
      path: part.out,
      // Each rebuild has a version, and so an address, of its own.
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: part.name,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: rules({ area: part.name, styles: 'extract', refresh: true, production: true }),
      parser: { javascript: { exportsPresence: 'error' } },
    },
    // The page has a refresh runtime already, the one that knows its React.
    externals: ({ request }, answer) =>
      /react-refresh\/runtime(\.js)?$/.test(request ?? '') ? answer(undefined, 'var shopRefresh') : answer(),
    optimization: { chunkIds: 'named', splitChunks: false },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      ...federation(part, [`${hotClient}?logging=warn`]),
      new IntegrityPlugin(false),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false }),
    ],
    performance: { hints: false },
    cache: cacheOf(`${part.name}-web-dev`),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
