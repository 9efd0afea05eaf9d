import { routeTable } from '@zapovednik/testing/route-table';
import type { RemovedPage } from '../document/release-assets';
import { createRelease, createReleases, renderOnServer } from '../testing/render-host';

/** A visit of a set whose mf-content has removed `/faq`, which the shell's table still has. */
function visit(path: string, removed: readonly RemovedPage[]) {
  const routes = routeTable.filter(({ id, owner }) => owner === 'mf-content' && id !== 'faq');
  return renderOnServer(path, {
    assets: createReleases({ 'mf-content': createRelease('mf-content', { routes, removed }) }),
  });
}

test('a removed page redirects to its new address', async () => {
  const removed = [{ path: '/faq', redirect: '/delivery/' }];
  expect(await visit('/faq/', removed)).toMatchObject({ status: 301, location: '/delivery/', faults: [] });
});

test('a removed page without a new address answers 410, and the browser does not get the route', async () => {
  const { status, html, faults } = await visit('/faq/', [{ path: '/faq' }]);
  expect({ status, faults }).toEqual({ status: 410, faults: [] });
  expect(html).toContain('Страница не найдена');
  expect(html).not.toContain('"id":"faq"');
});

test('a page that its owner does not provide yet is not found, instead of failing', async () => {
  expect(await visit('/faq/', [])).toMatchObject({ status: 404, faults: [] });
});
