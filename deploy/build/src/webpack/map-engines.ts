import type { RuleSetRule } from 'webpack';

/** Both engines of the map. They run only in browsers. */
const ENGINES = ['maplibre', 'mapbox'].flatMap((name) => [`${name}-gl`, `react-map-gl/${name}`]);

/** Mapbox's build for pages with a content security policy: its worker is a file instead of a `blob:`. */
export const engineAlias = { 'mapbox-gl$': 'mapbox-gl/dist/mapbox-gl-csp.js' };

/** The engines in files of their own. */
export const engineChunks = {
  engine: {
    test: /[\\/]node_modules[\\/](maplibre|mapbox)-gl[\\/].+\.m?js$/,
    name: ({ context }: { context?: string | null }) =>
      context?.includes('mapbox') ? 'engine-mapbox' : 'engine-maplibre',
    chunks: 'async',
    enforce: true,
  },
} as const;

/** Files of the engines: chunks, and workers that are started by their URL. They are minified already, 3 MB of them. */
export const engineFiles = /^engine-\w+\.js$|(maplibre|mapbox)-gl-(csp-)?worker\.[\da-f]+\.js$/;

/** `import url from '…?url'`: a script of a package as a file of its own. */
export const scriptUrls = (emit: boolean): RuleSetRule => ({
  resourceQuery: /^\?url$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash].js', emit },
});

/** Stand-ins for the server's bundle, which does not render maps. */
export const withoutEngines = Object.fromEntries(ENGINES.map((name) => [name, 'var {}']));
