import { join } from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

const pageRefresh = join(import.meta.dirname, 'page-refresh.ts');

/** An area at work asks for a JSX runtime that no shell supplies; this one does the same with the one that it supplies. */
export const developmentAliases = { 'react/jsx-dev-runtime$': join(import.meta.dirname, 'jsx-dev-runtime.ts') };

/** The refresh runtime of an area at work is the page's, the one that knows its React. */
export const ownRefresh = (): WebpackPluginInstance =>
  new webpack.NormalModuleReplacementPlugin(/react-refresh\/runtime(\.js)?$/, (wanted) => {
    if (wanted.contextInfo.issuer !== pageRefresh) wanted.request = pageRefresh;
  });
