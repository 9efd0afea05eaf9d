import { screen, within } from '@testing-library/react';
import { toUserSession } from '@zapovednik/api/shell/models/user';
import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { aboutRoute, vacanciesRoute } from '@zapovednik/areas/content/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { technicalRoute } from '@zapovednik/areas/shell/routes';
import { LAYOUTS, link } from '@zapovednik/platform/routes';
import { fixtures } from '@zapovednik/testing';
import { routeTable } from '@zapovednik/testing/route-table';
import { sessionState } from '../context/session-state';
import { createTestShell, openApp } from '../testing/open-app';

const header = () => screen.queryByRole('banner');
const footer = () => screen.queryByRole('contentinfo');
const tabs = () => screen.queryByRole('navigation', { name: 'Разделы магазина' });

test('LAY-01 each of the nine layouts has a route', () => {
  const used = new Set(routeTable.map(({ layout }) => layout));
  // A path without a route is shown in error-empty (ROU-86).
  expect([...used, 'error-empty'].sort()).toEqual([...LAYOUTS].sort());
});

test.each([
  ['responsive', link(catalogRoute)],
  ['default', link(aboutRoute)],
  ['vacancies', link(vacanciesRoute)],
])('LAY-02 the layout %s has header, footer and the tabs of a phone', async (layout, url) => {
  const { container } = await openApp(url);
  expect(container.querySelector('[data-layout]')).toHaveAttribute('data-layout', layout);
  expect(header()).toBeVisible();
  expect(footer()).toBeVisible();
  expect(tabs()).toBeVisible();
});

test('LAY-02 the cabinet has header, footer and tabs on a grey background', async () => {
  const app = createTestShell();
  app.write(sessionAtom, sessionState(toUserSession(fixtures.customer())));
  const { container } = await openApp('/cabinet/orders/', { app });
  expect(container.querySelector('[data-layout="responsive-gray"]')).not.toBeNull();
  expect(header()).toBeVisible();
  expect(tabs()).toBeVisible();
});

test('LAY-02 ROU-57 from the cart one gets to goods by menu and search, and to a person by phone', async () => {
  await openApp('/personal/cart/');
  const inHeader = within(screen.getByRole('banner'));
  expect(inHeader.getByText('Меню')).toBeInTheDocument();
  expect(inHeader.getByRole('search')).toBeVisible();
  expect(inHeader.getByRole('link', { name: '+7 (343) 000-00-00' })).toHaveAttribute('href', 'tel:+73430000000');
  expect(inHeader.queryByRole('navigation', { name: 'Личное' })).not.toBeInTheDocument();
  expect(tabs()).toBeNull();
});

test('LAY-02 the sign-in pages show only the logo', async () => {
  await openApp('/auth/');
  expect(within(screen.getByRole('banner')).getAllByRole('link')).toHaveLength(1);
  expect(tabs()).toBeNull();
});

test('LAY-02 an unknown path has the logo and the search', async () => {
  await openApp('/no-such-path/');
  expect(screen.getByRole('search')).toBeVisible();
  expect(tabs()).toBeNull();
});

test('LAY-02 pages of the layout empty have no header and footer', async () => {
  await openApp('/test/');
  expect(header()).toBeNull();
  expect(footer()).toBeNull();
});

test('LAY-62 the route decides whether a page has a footer', async () => {
  expect(technicalRoute.footer).toBe(false);
  await openApp('/technical/');
  expect(header()).toBeVisible();
  expect(footer()).toBeNull();
});

test('the first Tab stop is a link past the header to the content', async () => {
  await openApp('/about/');
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveTextContent('Перейти к содержанию');
  expect(first).toHaveAttribute('href', '#content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
});
