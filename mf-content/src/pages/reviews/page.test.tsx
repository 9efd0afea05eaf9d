import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getShopReviews } from '@zapovednik/api/content/calls/company';
import { renderArea } from '@zapovednik/testing';
import area from '../../area';
import { contentApp } from '../../testing/content';

test('CON-10 LIM-27 API-150 reviews of the shops have five a page, with their average and the shop’s answers', async () => {
  await renderArea(area, '/reviews/', { app: contentApp() });
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.getByText('9 отзывов')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Оценка 4,5 из 5' })).toBeVisible();
  expect(screen.getByText('Спасибо!')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Показать ещё' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(9));
  expect(screen.getByRole('article', { name: 'Отзыв: Покупатель 6, Пермь' })).toHaveFocus();
});

test('without reviews the page asks for one', async () => {
  const app = contentApp();
  app.backEnd.answer(getShopReviews, { count: 0, page_count: 0, average: 0, items: [] });
  await renderArea(area, '/reviews/', { app });
  expect(screen.getByText('Отзывов пока нет')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Написать нам' })).toHaveAttribute('href', '/feedback/');
});
