import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getQuestions } from '@zapovednik/api/content/calls/company';
import { renderArea } from '@zapovednik/testing';
import area from '../../area';
import { contentApp, requestsOf } from '../../testing/content';

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
