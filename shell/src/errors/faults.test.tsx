import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCities } from '@zapovednik/api/shell/calls/city';
import { aboutRoute } from '@zapovednik/areas/content/routes';
import { notFound } from '@zapovednik/platform/app';
import { fixtures } from '@zapovednik/testing';
import { routeTable } from '@zapovednik/testing/route-table';
import { data } from 'react-router';
import { createFakeAreas } from '../testing/fake-areas';
import { createTestShell, openApp } from '../testing/open-app';

const about = aboutRoute;
const generic = 'This page could not be found';
const silence = () => jest.spyOn(console, 'error').mockImplementation(() => {});

test('LAY-04 LAY-05 LAY-06 the not-found page has a message, a picture and two links', async () => {
  const areas = createFakeAreas(routeTable);
  areas.page(about, { lazy: async () => ({ Component: () => null, loader: () => Promise.reject(notFound()) }) });
  await openApp('/about/', { areas });
  expect(screen.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
  expect(screen.getByText('Была где-то тут и потерялась..')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Щенок заблудился в лесу' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog/');
  expect(screen.queryByText(generic)).not.toBeInTheDocument();
  expect(document.title).toBe('Страница не найдена');
});

test('CIT-09 ROU-100 the not-found page names the city that has the page, and links to it', async () => {
  const app = createTestShell({ city: fixtures.perm() });
  app.backEnd.answer(getCities, [fixtures.city(), fixtures.perm()]);
  await openApp('/grooming/?from=letter', { app });
  const link = await screen.findByRole('link', { name: 'Открыть её в Екатеринбурге' });
  expect(link).toHaveAttribute('href', 'http://shop.localhost/grooming/?from=letter');
  expect(screen.getByText(/^Этой страницы нет в вашем городе/)).toBeVisible();
});

test('LAY-07 ROU-107 ERR-32 a path without a route also shows the generic text', async () => {
  await openApp('/no-such-path/');
  expect(screen.getByText(generic)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
});

test('ROU-86 an unknown path has the menu, the city and the search', async () => {
  await openApp('/no-such-path/');
  const header = within(screen.getByRole('banner'));
  expect(header.getByText('Меню')).toBeInTheDocument();
  expect(header.getByText('Екатеринбург')).toBeVisible();
  expect(header.getByRole('search')).toBeVisible();
});

test('LAY-08 ROU-106 ERR-01 a page that fails shows the error page with status 500, and can be retried', async () => {
  const report = jest.fn();
  const areas = createFakeAreas(routeTable);
  const loader = jest.fn<Promise<unknown>, []>(() => Promise.reject(new Error('нет')));
  areas.page(about, { lazy: async () => ({ Component: () => <h1>О нас</h1>, loader }) });
  const { app } = await openApp('/about/', { areas, app: createTestShell({ report }) });
  expect(screen.getByText('500')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Возникла ошибка' })).toBeVisible();
  expect(screen.getByText('Возникла внутренняя ошибка сервера')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(app.layout.get().pageLoading).toBe('failed');
  loader.mockResolvedValue(null);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: 'О нас' })).toBeVisible();
  expect(app.layout.get().pageLoading).toBe('idle');
});

test('ROU-106 ERR-04 a page with its own error message shows that message', async () => {
  const areas = createFakeAreas(routeTable);
  const loader = () => Promise.reject(data('Не удалось загрузить продукты', { status: 503 }));
  areas.page(about, { lazy: async () => ({ Component: () => null, loader }) });
  await openApp('/about/', { areas });
  expect(screen.getByText('503')).toBeVisible();
  expect(screen.getByText('Не удалось загрузить продукты')).toBeVisible();
  expect(screen.queryByText('Возникла внутренняя ошибка сервера')).not.toBeInTheDocument();
});

test('ROU-106 the error page shows the status of the error', async () => {
  const areas = createFakeAreas(routeTable);
  const loader = () => Promise.reject(data('', { status: 403 }));
  areas.page(about, { lazy: async () => ({ Component: () => null, loader }) });
  await openApp('/about/', { areas });
  expect(screen.getByText('403')).toBeVisible();
  expect(screen.queryByText('Возникла внутренняя ошибка сервера')).not.toBeInTheDocument();
});

test('a page that throws while rendering leaves the layout in place, and the log names its area', async () => {
  silence();
  const report = jest.fn();
  const areas = createFakeAreas(routeTable);
  const Broken = () => {
    throw new Error('нет');
  };
  areas.page(about, { lazy: async () => ({ Component: Broken }) });
  await openApp('/about/', { areas, app: createTestShell({ report }) });
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.any(Error), { area: 'mf-content', phase: 'render', name: 'about' });
});

test('an area that cannot be loaded shows ErrorFallback in its layout; a retry loads it without a reload', async () => {
  const report = jest.fn();
  const areas = createFakeAreas(routeTable);
  areas.fail('mf-content');
  const { container, router } = await openApp('/catalog/', { areas, app: createTestShell({ report }) });
  await act(() => router.navigate('/about/'));
  expect(screen.getByRole('heading', { name: 'Этот раздел сейчас недоступен' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(container.querySelector('[data-area="mf-content"]')).toHaveAttribute('data-version', '1.2.3');
  expect(report).toHaveBeenCalledWith(expect.any(Error), {
    area: 'mf-content',
    version: '1.2.3',
    phase: 'load',
    name: 'about',
  });
  await act(() => router.navigate('/catalog/'));
  expect(screen.getByText('Страница catalog')).toBeVisible();
  await act(() => router.navigate('/about/'));
  areas.recover('mf-content');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.getByText('Страница about')).toBeVisible());
});
