import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getArticlePage, getNewsPage } from '@zapovednik/api/content/calls/publication';
import { renderWithApp } from '@zapovednik/testing';
import { contentApp, teaser } from '../testing/content';
import { Component } from './news-teasers';

const pageOf = (...items: ReturnType<typeof teaser>[]) => ({ count: items.length, page_count: 1, topics: [], items });
const paths = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.querySelector('a')?.getAttribute('href'));

test('CON-01 the newest news and articles are shown together, the newest first, each a link to its page', async () => {
  const app = contentApp();
  app.backEnd.answer(getNewsPage, pageOf(teaser(1, { date: '09.03.2026' }), teaser(2, { date: '28.02.2026' })));
  app.backEnd.answer(getArticlePage, pageOf(teaser(3, { date: '10.03.2026' }), teaser(4, { date: '01.03.2026' })));
  renderWithApp(<Component count={3} />, { app });
  await waitFor(() => expect(paths()).toEqual(['/articles/tekst-3/', '/news/tekst-1/', '/articles/tekst-4/']));
  expect(screen.getByRole('link', { name: 'Все новости' })).toHaveAttribute('href', '/news/');
});

test('a failure is shown in its place, and repeated', async () => {
  const app = contentApp({ report: jest.fn() });
  app.backEnd.fail(getNewsPage);
  renderWithApp(<Component count={3} />, { app });
  expect(await screen.findByText('Новости не загрузились')).toBeVisible();
  app.backEnd.answer(getNewsPage, pageOf(teaser(1)));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(paths()).toHaveLength(3));
});

test('without news and articles there is nothing', async () => {
  const app = contentApp();
  app.backEnd.answer(getNewsPage, pageOf());
  app.backEnd.answer(getArticlePage, pageOf());
  const { container } = renderWithApp(<Component count={3} />, { app });
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
});
