import { fixtures } from 'shared-contracts/testing';
import { routeTable } from 'shared-contracts/testing/route-table';
import type { AssetsOfSet, ReleaseAssets } from '../document/release-assets';
import { render } from '../render/render';
import type { RenderHost } from '../render/render-request';

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

/** Renders a page on the server for an anonymous visitor, as the gateway's worker does. No back end is available. */
export async function renderOnServer(path: string, { assets = createReleases(), loadArea }: Partial<RenderHost>) {
  const host: RenderHost = {
    apiRoot: 'http://api.invalid',
    settings: {},
    kept: { get: () => undefined, set: () => undefined },
    assets,
    loadArea:
      loadArea ??
      (() => {
        throw new Error('no area is needed');
      }),
  };
  const request = {
    url: `http://shop.localhost${path}`,
    requestId: '1',
    city: fixtures.city(),
    session: null,
    fastPickup: false,
    charity: false,
    override: [],
    foreign: {},
    device: 'desktop' as const,
    nonce: 'nonce',
  };
  const { status, location, html, faults } = await render(request, host, () => undefined);
  return { status, location, html: html.join(''), faults };
}
