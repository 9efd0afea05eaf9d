import { toCity } from '@zapovednik/api/shell/models/city';
import { fixtures } from '@zapovednik/testing';
import { routeTable } from '@zapovednik/testing/route-table';
import type { AssetsOfSet, ReleaseAssets } from '../document/release-assets';
import { render } from '../render/render';
import type { RenderHost, RenderRequest } from '../render/render-request';

/** The releases of a set with all routes of the table and no built files; `changes` replaces single apps. */
export function createReleases(changes: Partial<AssetsOfSet> = {}): AssetsOfSet {
  return {
    shell: createRelease('shell'),
    'mf-catalog': createRelease('mf-catalog'),
    'mf-checkout': createRelease('mf-checkout'),
    'mf-cabinet': createRelease('mf-cabinet'),
    'mf-services': createRelease('mf-services'),
    'mf-content': createRelease('mf-content'),
    ...changes,
  };
}

/** A release of one app. */
export function createRelease(owner: keyof AssetsOfSet, changes: Partial<ReleaseAssets> = {}): ReleaseAssets {
  return {
    version: '1',
    base: `/assets/${owner}/1/`,
    entry: 'entry.js',
    chunks: {},
    files: {},
    wakesOn: [],
    routes: routeTable.filter((route) => route.owner === owner),
    removed: [],
    ...changes,
  };
}

interface RenderOptions extends Partial<Pick<RenderHost, 'apiRoot' | 'assets' | 'loadArea'>> {
  /** Null: an anonymous visitor. */
  readonly session?: string | null;
  readonly device?: RenderRequest['device'];
  /** Areas that the browser loads from another origin. */
  readonly foreign?: RenderRequest['foreign'];
}

/** Renders a page on the server, as the gateway's worker does. By default the visitor is anonymous, and there is no back end. */
export async function renderOnServer(
  path: string,
  {
    apiRoot = 'http://api.invalid',
    assets = createReleases(),
    loadArea,
    session = null,
    device = 'desktop',
    foreign = {},
  }: RenderOptions,
) {
  const host: RenderHost = {
    apiRoot,
    settings: {},
    kept: { get: () => undefined, set: () => undefined },
    assets,
    styleText: () => undefined,
    loadArea:
      loadArea ??
      (() => {
        throw new Error('no area is needed');
      }),
  };
  const request = {
    url: `http://shop.localhost${path}`,
    requestId: '1',
    city: toCity(fixtures.city()),
    session,
    fastPickup: false,
    charity: false,
    override: [],
    foreign,
    device,
  };
  const { html, ...rendered } = await render(request, host, () => undefined);
  return { ...rendered, html: html.join('') };
}
