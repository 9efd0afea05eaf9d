import { builtinModules } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { patches } from '../patches/patches';
import { type App, publicPath } from '../sources/app';
import { sharedModules } from '../sources/shared-modules';
import { aliases } from './aliases';
import { cacheOf } from './cache';
import { withoutEngines } from './map-engines';
import { rules } from './rules';

/** Style sheets without class names: the server does not need them. */
const withoutPlainStyles = async ({ request = '' }: { request?: string }) =>
  /(?<!\.module)\.css$/.test(request) ? 'var {}' : undefined;

/**
 * The server's build of one app: one CommonJS file. An area takes all shared modules from the shell's bundle. The shell contains them
 * and imports only Node's own modules.
 */
export function serverConfig(app: App): Configuration {
  const shell = app.name === 'shell';
  const outside = shell ? builtinModules.flatMap((name) => [name, `node:${name}`]) : Object.keys(sharedModules);
  return {
    name: `${app.name} server`,
    mode: 'production',
    context: app.folder,
    target: 'node24',
    devtool: false,
    entry: shell ? './src/server.tsx' : './src/area.ts',
    output: {
      path: join(app.out, 'server'),
      filename: 'index.cjs',
      library: { type: 'commonjs2' },
      publicPath: publicPath(app),
      clean: true,
    },
    externals: [
      { ...Object.fromEntries(outside.map((name) => [name, `commonjs ${name}`])), ...withoutEngines },
      withoutPlainStyles,
    ],
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: aliases(app, patches) },
    // An import that does not exist fails the build, not the page.
    module: {
      rules: rules({ area: app.name, styles: 'names', refresh: false }),
      parser: { javascript: { exportsPresence: 'error' } },
    },
    // Readable stack traces are more important here than size.
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: { hints: false },
    cache: cacheOf(`${app.name}-server`, app),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
