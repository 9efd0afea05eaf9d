import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import { mockViewport } from '../testing/layout';
import { ProductCarousel } from './product-carousel';

beforeAll(() => mockViewport('desktop'));

test('PRD-52 products that do not load say «Не удалось загрузить продукты», and can be read again', async () => {
  const app = createTestApp();
  app.backEnd.fail(getPage);
  renderWithApp(<ProductCarousel title="Хиты продаж" list="popular" />, { app });
  expect(await screen.findByText('Не удалось загрузить продукты')).toBeVisible();
  app.backEnd.answer(getPage, fixtures.productPage({ products: [fixtures.listItem({ name: 'Миска' })] }));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Миска' })).toBeVisible();
});

test('a list can be of one section', async () => {
  const app = createTestApp();
  app.backEnd.answer(getPage, fixtures.productPage({ products: [fixtures.listItem({ name: 'Миска' })] }));
  renderWithApp(<ProductCarousel title="Товары к статье" list="popular" section={12} />, { app });
  expect(await screen.findByRole('link', { name: 'Миска' })).toBeVisible();
  expect(app.backEnd.asked[0]?.input).toMatchObject({ section: 12, filter: { AVAILABLE: 'Y' } });
});
