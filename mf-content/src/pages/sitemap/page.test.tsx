import { screen } from '@testing-library/react';
import { createTestApp, fixtures, renderArea } from '@zapovednik/testing';
import { routeTable } from '@zapovednik/testing/route-table';
import area from '../../area';

/** Pages that are personal or shown after an action: the sitemap does not list them. */
const unlisted =
  /^\/(spasibo|Successful|repeat-bonus|auth\/|cabinet|personal\/order|search|compare|mobile-app\/open|form|catalog\/demo|.*-old)/;

test('ROU-44 the sitemap links to every public page of a default city, and to the roots of the catalogue', async () => {
  await renderArea(area, '/sitemap/');
  const linked = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href')?.replace(/\/$/, ''));
  const pages = routeTable
    .filter(({ owner, path }) => owner !== 'shell' && !/[:*]/.test(path) && !unlisted.test(path))
    .map(({ path }) => path.replace(/\/$/, ''))
    .filter((path) => !/success-payment|sbp-payment|^\/sitemap$/.test(path));
  expect(pages.filter((path) => !linked.includes(path))).toEqual([]);
  expect(linked).toContain('/catalog/tovary-dlya-reptilij');
});

test('LAY-10 LAY-14 jobs and services are listed only where they are offered', async () => {
  await renderArea(area, '/sitemap/', { app: createTestApp({ city: fixtures.perm() }) });
  expect(await screen.findByRole('link', { name: 'Доставка' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Вакансии' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Груминг' })).not.toBeInTheDocument();
});
