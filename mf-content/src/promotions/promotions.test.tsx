import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPromotionByCode, getPromotionPage } from '@zapovednik/api/content/calls/promotion';
import { renderArea } from '@zapovednik/testing';
import area from '../area';
import { contentApp, promotion, requestsOf } from '../testing/content';

test('CON-07 LIM-24 API-142 promotions have four a page, a category and an order', async () => {
  const { app } = await renderArea(area, '/sales/', { app: contentApp() });
  expect(within(screen.getByRole('list', { name: 'Акции' })).getAllByRole('article')).toHaveLength(4);
  expect(screen.getAllByText('До 31 марта')).toHaveLength(4);
  await userEvent.click(screen.getByRole('link', { name: 'Здоровье 3' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Здоровье 3' })).toHaveAttribute('aria-current', 'page'));
  await userEvent.click(screen.getByRole('link', { name: 'Заканчиваются' }));
  await waitFor(() =>
    expect(requestsOf(app, getPromotionPage)).toEqual([
      { page: 1, sort: 'popular' },
      { page: 1, sort: 'popular', filter: { category: 'health' } },
      { page: 1, sort: 'ending', filter: { category: 'health' } },
    ]),
  );
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute(
      'href',
      '/sales/?category=health&SORT=ending&PAGEN_1=2',
    ),
  );
});

test('an unknown order and category in an address are ignored', async () => {
  const { app } = await renderArea(area, '/sales/?SORT=drop%20table&category=%3Cb%3E', { app: contentApp() });
  expect(requestsOf(app, getPromotionPage)).toEqual([{ page: 1, sort: 'popular' }]);
});

test('ROU-64 CON-08 API-143 a promotion shows its terms, its last day, and a place for its goods', async () => {
  const { container } = await renderArea(area, '/sales/aktsiya-1/', { app: contentApp() });
  expect(screen.getByRole('heading', { level: 1, name: 'Акция 1' })).toBeVisible();
  expect(screen.getByText('До 31 марта', { selector: 'header *' })).toBeVisible();
  expect(await screen.findByText('Условия акции.')).toBeVisible();
  const goods = screen.getByRole('region', { name: 'Товары акции' });
  expect(goods.querySelector('[data-widget="sale-products"]')).toBeInTheDocument();
  expect(container.querySelector('[data-area="mf-catalog"]')).toBeInTheDocument();
});

test('API-144 other current promotions follow, without this one', async () => {
  await renderArea(area, '/sales/aktsiya-1/', { app: contentApp() });
  const others = within(screen.getByRole('region', { name: 'Другие акции' }));
  expect(others.getAllByRole('link').map((one) => one.textContent)).toEqual(['Акция 2', 'Акция 3']);
});

test('ROU-64 CON-08 a promotion that is over leads to the current ones, and search engines forget it', async () => {
  const app = contentApp();
  app.backEnd.answer(getPromotionByCode, { ...promotion(1), body: '<p>Условия.</p>', is_over: true });
  await renderArea(area, '/sales/aktsiya-1/', { app });
  expect(screen.getByText('Акция закончилась')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все акции' })).toHaveAttribute('href', '/sales/');
  expect(screen.queryByRole('region', { name: 'Товары акции' })).not.toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
