/** @jest-environment node */

import { fixtures } from 'shared-contracts/testing';
import { routeTable } from 'shared-contracts/testing/route-table';
import type { AssetsOfSet, ReleaseAssets, RemovedPage } from '../document/release-assets';
import { render } from './render';
import type { RenderHost } from './render-request';

jest.mock('../document/icon.svg', () => 'icon.svg');

const CONTENT = 'mf-content';

/** A set whose mf-content has removed `/faq`, which the shell's table still has. */
function hostWith(removed: readonly RemovedPage[]): RenderHost {
  const release = (owner: keyof AssetsOfSet): ReleaseAssets => ({
    version: '1',
    base: `/assets/${owner}/1/`,
    entry: 'entry.js',
    chunks: {},
    files: {},
    wakesOn: [],
    routes: routeTable.filter((route) => route.owner === owner && route.id !== 'faq'),
    removed: owner === CONTENT ? removed : [],
  });
  return {
    apiRoot: 'http://api.invalid',
    settings: {},
    kept: { get: () => undefined, set: () => undefined },
    assets: {
      shell: release('shell'),
      'mf-catalog': release('mf-catalog'),
      'mf-checkout': release('mf-checkout'),
      'mf-cabinet': release('mf-cabinet'),
      'mf-services': release('mf-services'),
      [CONTENT]: release(CONTENT),
    },
    loadArea: () => {
      throw new Error('no area is needed');
    },
  };
}

async function visit(path: string, removed: readonly RemovedPage[]) {
  const request = {
    url: `http://shop.localhost${path}`,
    requestId: '1',
    city: fixtures.city(),
    session: null,
    fastPickup: false,
    override: [],
    foreign: {},
    device: 'desktop' as const,
    nonce: 'nonce',
  };
  const { status, location, html, faults } = await render(request, hostWith(removed), () => undefined);
  return { status, location, html: html.join(''), faults };
}

test('a removed page leads to its new address', async () => {
  const removed = [{ path: '/faq', redirect: '/delivery/' }];
  expect(await visit('/faq/', removed)).toMatchObject({ status: 301, location: '/delivery/', faults: [] });
});

test('a removed page without a new address answers 410, and the browser does not know the route', async () => {
  const { status, html, faults } = await visit('/faq/', [{ path: '/faq' }]);
  expect({ status, faults }).toEqual({ status: 410, faults: [] });
  expect(html).toContain('Страница не найдена');
  expect(html).not.toContain('"id":"faq"');
});

test('a page that its owner does not provide yet is not found, instead of failing', async () => {
  expect(await visit('/faq/', [])).toMatchObject({ status: 404, faults: [] });
});
