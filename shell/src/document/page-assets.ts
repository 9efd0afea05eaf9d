import type { WidgetKey } from '@zapovednik/areas/widgets';
import type { AreaName, RouteDefinition } from '@zapovednik/platform/routes';
import type { AssetsOfSet, ReleaseAssets } from './release-assets';

/** A file of a release and its expected hash. */
export interface Asset {
  readonly url: string;
  readonly integrity: string;
}

/** The files that a page needs, each once, the shell's first. */
export interface PageAssets {
  readonly entry: Asset;
  readonly scripts: readonly Asset[];
  readonly styles: readonly Asset[];
  /** Font files of the first paint. They are preloaded, because otherwise the text would move when they arrive. */
  readonly fonts: readonly string[];
  /** The colours of the dark scheme, for those who use it. */
  readonly darkScheme: Asset;
}

const known = new WeakMap<AssetsOfSet, Map<string, PageAssets>>();

/** Exactly the chunks that a page needs, from the manifests of its release set; the same for all pages of a route with the same widgets. */
export function pageAssets(
  set: AssetsOfSet,
  route: RouteDefinition | null,
  widgets: readonly WidgetKey[],
  /** Areas that this browser loads from another origin. */
  foreign: Readonly<Partial<Record<AreaName, string>>> = {},
): PageAssets {
  if (Object.keys(foreign).length > 0) return assetsOf(set, route, widgets, foreign);
  const ofSet = known.get(set) ?? new Map<string, PageAssets>();
  known.set(set, ofSet);
  const key = JSON.stringify([route?.id, widgets]);
  const assets = ofSet.get(key) ?? assetsOf(set, route, widgets, foreign);
  ofSet.set(key, assets);
  return assets;
}

function assetsOf(
  set: AssetsOfSet,
  route: RouteDefinition | null,
  widgets: readonly WidgetKey[],
  foreign: Readonly<Partial<Record<AreaName, string>>>,
): PageAssets {
  const scripts = new Map<string, Asset>();
  const styles = new Map<string, Asset>();
  const add = (release: ReleaseAssets | undefined, chunk: string) => {
    const files = release?.chunks[chunk];
    if (!release || !files) return;
    for (const file of files.scripts) addAsset(scripts, release, file);
    for (const file of files.styles) addAsset(styles, release, file);
  };
  const areaEntry = (area: AreaName) => {
    const release = set[area];
    if (!release) return;
    addAsset(scripts, release, release.entry);
    add(release, 'entry');
  };
  add(set.shell, 'entry');
  scripts.delete(urlOf(set.shell, set.shell.entry));
  if (route && route.owner !== 'shell') areaEntry(route.owner);
  if (route) add(set[route.owner], `page-${route.id}`);
  for (const { name, owner } of widgets) {
    areaEntry(owner);
    add(set[owner], `widget-${name}`);
  }
  return {
    entry: asset(set.shell, set.shell.entry),
    // An area that the browser loads from another origin needs none of our scripts.
    scripts: [...scripts.values()].filter(
      ({ url }) => !Object.keys(foreign).some((area) => url.startsWith(`/assets/${area}/`)),
    ),
    styles: [...styles.values()],
    fonts: fontsOf(set.shell),
    darkScheme: asset(set.shell, 'dark-tokens.css'),
  };
}

/** All that texts of the shop use: if one arrives later, even the one with only the rouble sign, the browser repeats the layout. */
function fontsOf(shell: ReleaseAssets): string[] {
  return Object.keys(shell.files)
    .filter((file) => /^web\/[^/]*-(cyrillic|figures|latin|rouble)\.[^/]*woff2$/.test(file))
    .map((file) => urlOf(shell, file.replace(/^web\//, '')));
}

const urlOf = (release: ReleaseAssets, file: string) => release.base + file;

function asset(release: ReleaseAssets, file: string): Asset {
  return { url: urlOf(release, file), integrity: release.files[`web/${file}`] ?? '' };
}

function addAsset(assets: Map<string, Asset>, release: ReleaseAssets, file: string) {
  assets.set(urlOf(release, file), asset(release, file));
}
