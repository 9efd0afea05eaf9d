import { join } from 'node:path';
import { localAreas } from 'deploy-build/local-apps';
import { type App, root } from 'deploy-build/sources/app';
import { rules } from 'deploy-build/webpack/rules';
import { webConfig } from 'deploy-build/webpack/web-config';
import webpack, { type Configuration } from 'webpack';

const ENTRY = 'entry.js';
const AREAS_FILE = 'areas-in-the-bundle.js';

const areaImport = (name: string) =>
  `  '${name}': () => import(/* webpackChunkName: "area-${name}" */ ${JSON.stringify(join(root, name, 'src/area.ts'))}),`;

/** Replaces the shell's entry and its loading of areas: each area is an `import()` of the same build. */
export const ownSources: Readonly<Record<string, string>> = {
  [ENTRY]: `import { start } from ${JSON.stringify(join(root, 'shell/src/start/start.tsx'))};
start();
`,
  [AREAS_FILE]: `const areas = {
${localAreas().map(areaImport).join('\n')}
};
export function browserAreas(boot, start) {
  const ready = new Map();
  return {
    version: (name) => boot.areas[name].version,
    ready: (name) => ready.get(name),
    async load(name) {
      const { default: area } = await areas[name]();
      if (!ready.has(name)) start(area);
      ready.set(name, area);
      return area;
    },
  };
}
`,
};

/**
 * The same sources as one webpack build without federation: same loaders, same minifier, same page chunks; only the shell's
 * `browser-areas` is replaced. Packages that are shared at run time are tree-shaken like all others.
 */
export function oneBundleConfig(out: string): Configuration {
  const shellApp: App = { name: 'shell', version: 'one-bundle', folder: join(root, 'shell'), out };
  const { plugins = [], optimization = {}, ...config } = webConfig(shellApp);
  const isFederation = (plugin: unknown) =>
    typeof plugin === 'object' && plugin !== null && plugin.constructor.name === 'ModuleFederationPlugin';
  return {
    ...config,
    entry: { shell: join(out, ENTRY) },
    output: { ...config.output, uniqueName: 'one-bundle' },
    // Like the shell, which is the only app that may style the whole page.
    module: { ...config.module, rules: rules({ area: 'shell', styles: 'extract', refresh: false }) },
    optimization: { ...optimization, splitChunks: { chunks: 'async', minSize: 30_000 } },
    plugins: [
      ...plugins.filter((plugin) => !isFederation(plugin)),
      new webpack.NormalModuleReplacementPlugin(/\/browser-areas$/, join(out, AREAS_FILE)),
    ],
    cache: false,
  };
}
