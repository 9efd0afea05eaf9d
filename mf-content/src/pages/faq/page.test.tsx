import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getQuestions } from '@zapovednik/api/content/calls/company';
import { renderArea } from '@zapovednik/testing';
import area from '../../area';
import { contentApp, requestsOf } from '../../testing/content';

/** The FormData of the test environment is Node's, which knows no forms; React makes one of each form that navigates. */
beforeAll(() => Reflect.set(globalThis, 'FormData', class {}));

const asked = () => within(screen.getByRole('list', { name: 'Вопросы' })).getAllByText(/^Вопрос \d\?$/);

test('CON-09 LIM-26 API-147 questions have four a page, open to their answers, and can be narrowed to a topic', async () => {
  const { app } = await renderArea(area, '/faq/', { app: contentApp() });
  expect(asked()).toHaveLength(4);
  await userEvent.click(screen.getByText('Вопрос 1?'));
  expect(screen.getByText('Ответ 1.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Показать ещё' }));
  await waitFor(() => expect(asked()).toHaveLength(8));
  await userEvent.click(screen.getByRole('link', { name: 'Доставка 3' }));
  await waitFor(() =>
    expect(requestsOf(app, getQuestions)).toEqual([
      { page: 1 },
      { page: 2 },
      { page: 1, filter: { topic: 'delivery' } },
    ]),
  );
});

test('search engines get the questions as FAQPage', async () => {
  await renderArea(area, '/faq/', { app: contentApp() });
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent);
  expect(data.join()).toContain('"@type":"FAQPage"');
});

test('a search finds questions by words, keeps its words in the address, and says when nothing was found', async () => {
  const app = contentApp();
  const { router } = await renderArea(area, '/faq/', { app });
  const search = within(screen.getByRole('search'));
  await userEvent.type(search.getByRole('searchbox', { name: 'Найти вопрос' }), 'возврат корма{Enter}');
  await waitFor(() =>
    expect(requestsOf(app, getQuestions).at(-1)).toEqual({ page: 1, filter: { search: 'возврат корма' } }),
  );
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ search: 'возврат корма' })}`);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Страница 2' }).getAttribute('href')).toContain('search='),
  );
  app.backEnd.answer(getQuestions, { count: 0, page_count: 0, topics: [], items: [] });
  await userEvent.clear(search.getByRole('searchbox'));
  await userEvent.type(search.getByRole('searchbox'), 'единорог{Enter}');
  expect(await screen.findByText('По запросу «единорог» ничего не нашлось')).toBeVisible();
});

test('a question has an address that shows it open; an unknown one is a 404', async () => {
  const app = contentApp();
  const item = { id: 7, code: 'vopros-7', topic: 'order', question: 'Вопрос 7?', answer: 'Ответ 7.' };
  app.backEnd.answer(getQuestions, ({ filter }) =>
    filter?.code === 'vopros-7'
      ? { count: 1, page_count: 1, topics: [], items: [item] }
      : { count: 0, page_count: 0, topics: [], items: [] },
  );
  const { unmount } = await renderArea(area, '/faq/?question=vopros-7', { app });
  expect(screen.getByText('Ответ 7.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ссылка на этот вопрос' })).toHaveAttribute(
    'href',
    '/faq/?question=vopros-7',
  );
  unmount();
  await renderArea(area, '/faq/?question=net-takogo', { app });
  expect(screen.getByRole('alert')).toHaveTextContent('404');
});

test('an anchor opens its question, also one of a further page', async () => {
  const { unmount } = await renderArea(area, '/faq/#vopros-2', { app: contentApp() });
  await waitFor(() => expect(screen.getByText('Ответ 2.')).toBeVisible());
  unmount();
  const { router } = await renderArea(area, '/faq/#vopros-7', { app: contentApp() });
  await waitFor(() => expect(router.state.location.search).toBe('?question=vopros-7'));
});
