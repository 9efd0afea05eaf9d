import { join } from 'node:path';
import { root } from 'deploy-build/sources/app';
import { rules } from 'deploy-build/webpack/rules';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { examplesEntry } from '../examples/write-examples';

/** The gallery's bundle: scripts, styles, icons and fonts as in the shell, whose styles may lay out the whole page. */
export const buildConfig = (): Configuration => ({
  name: 'gallery',
  // A page loads the bundle once for itself and once for each frame, so code that no example uses is removed.
  mode: 'production',
  context: root,
  target: ['web', 'es2022'],
  devtool: false,
  entry: { gallery: examplesEntry },
  output: { path: join(root, 'deploy/gallery/dist/files'), publicPath: '/' },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: rules({ area: 'shell', styles: 'extract', refresh: false }),
    parser: { javascript: { exportsPresence: 'error' } },
  },
  optimization: { minimize: false },
  plugins: [new MiniCssExtractPlugin({ ignoreOrder: true })],
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});
