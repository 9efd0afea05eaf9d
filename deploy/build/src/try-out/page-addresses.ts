import { type AppName, matchRoute, type RouteDefinition } from '@zapovednik/platform/routes';
import { type LiveRelease, readContract } from 'deploy-releases/store/release-store';
import type { PrivateGateway } from './private-gateway';

/** The source of the sitemap. */
type Site = Pick<PrivateGateway, 'read'>;

/** A page to open: its route and an address of it. */
export interface PageAddress {
  readonly app: AppName;
  readonly route: string;
  readonly path: string;
}

/**
 * One address for each page of these apps that a visitor without an account can open. Paths with parameters get a value
 * from the shop's sitemap. A page with parameters that is not in the sitemap (a signed link) has no address.
 */
export async function pageAddresses(gateway: Site, releases: readonly LiveRelease[]): Promise<PageAddress[]> {
  const routes = releases.flatMap(({ manifest }) => manifest.routes);
  const open = routes.filter(({ guards, redirect }) => !guards.includes('cabinet') && redirect === undefined);
  const fixed = new Map(open.filter(({ path }) => !/[:*]/.test(path)).map(({ id, path }) => [id, withSlash(path)]));
  const wanted = open.filter(({ id }) => !fixed.has(id));
  const examples = wanted.length > 0 ? await examplesOf(gateway, routes, new Set(wanted.map(({ id }) => id))) : [];
  const paths = new Map([...fixed, ...examples]);
  return open.flatMap(({ id, owner }) => {
    const path = paths.get(id);
    return path === undefined ? [] : [{ app: owner, route: id, path }];
  });
}

/** One page of each other area. A new shell affects all of them. */
export async function firstPages(
  gateway: Site,
  releases: readonly LiveRelease[],
  own: readonly LiveRelease[],
): Promise<PageAddress[]> {
  const others = releases.filter((release) => !own.includes(release));
  const pages = await pageAddresses(gateway, others);
  return others.flatMap(({ manifest }) => pages.find(({ app }) => app === manifest.app) ?? []);
}

/** A page of another app for each of these widgets, on which the widget is placed. */
export async function pagesWith(
  gateway: Site,
  releases: readonly LiveRelease[],
  widgets: readonly string[],
): Promise<PageAddress[]> {
  const wanted = new Set(widgets);
  const found: PageAddress[] = [];
  for (const release of releases) {
    const { widgets: placed } = await readContract(release.folder);
    if (!Object.keys(placed).some((name) => wanted.has(name))) continue;
    for (const page of await pageAddresses(gateway, [release])) {
      const html = (await gateway.read(page.path)) ?? '';
      const shown = [...wanted].filter((name) => html.includes(`data-widget="${name}"`));
      if (shown.length > 0) found.push(page);
      for (const name of shown) wanted.delete(name);
    }
  }
  return found;
}

/** The first address in the sitemap for each wanted route. */
async function examplesOf(
  gateway: Site,
  routes: readonly RouteDefinition[],
  wanted: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of await locations(gateway, '/sitemap.xml')) {
    if (found.size === wanted.size) break;
    // The further files of a kind contain more of the same pages.
    if (/-([2-9]|\d\d+)\.xml$/.test(file)) continue;
    for (const path of await locations(gateway, file)) {
      const id = matchRoute(routes, path)?.id;
      if (id !== undefined && wanted.has(id) && !found.has(id)) found.set(id, path);
    }
  }
  return found;
}

/** The paths in a sitemap. */
async function locations(gateway: Site, file: string): Promise<string[]> {
  const xml = (await gateway.read(file)) ?? '';
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
}

const withSlash = (path: string) => (path.endsWith('/') || /\.\w+$/.test(path) ? path : `${path}/`);
