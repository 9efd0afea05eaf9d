import { join } from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

const pageRefresh = join(import.meta.dirname, 'page-refresh.ts');

/**
 * An area in development imports a JSX runtime that no shell supplies. This one uses the runtime that the shell
 * supplies.
 */
export const developmentAliases = { 'react/jsx-dev-runtime$': join(import.meta.dirname, 'jsx-dev-runtime.ts') };

/** An area in development uses the page's refresh runtime, because that one is connected to the page's React. */
export const ownRefresh = (): WebpackPluginInstance =>
  new webpack.NormalModuleReplacementPlugin(/react-refresh\/runtime(\.js)?$/, (wanted) => {
    if (wanted.contextInfo.issuer !== pageRefresh) wanted.request = pageRefresh;
  });
