import { screen } from '@testing-library/react';
import { getPageWords } from '@zapovednik/api/content/calls/page-words';
import { renderArea } from '@zapovednik/testing';
import area from '../area';
import { contentApp } from '../testing/content';

const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

test('CON-26 the words of editors replace lead, text and questions of a page, whose heading stays', async () => {
  const app = contentApp();
  app.backEnd.answer(getPageWords, ({ code }) =>
    code === 'payment' ? { lead: 'Платите как удобно.', body: '<h2>Картой</h2><p>МИР.</p><script>x()</script>' } : null,
  );
  const { container } = await renderArea(area, '/payment/', { app });
  expect(screen.getByRole('heading', { level: 1, name: 'Оплата' })).toBeVisible();
  expect(screen.getByText('Платите как удобно.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Картой');
  expect(screen.queryByText('Где мой чек?')).not.toBeInTheDocument();
  expect(description()).toBe('Платите как удобно.');
  expect(container.querySelector('#razdel-1')).toBeInTheDocument();
  expect(container.innerHTML).not.toContain('x()');
});

test('a page without words of editors has those of its code, also when they cannot be read', async () => {
  const report = jest.fn();
  const app = contentApp({ report });
  app.backEnd.fail(getPageWords);
  await renderArea(area, '/payment/', { app });
  expect(screen.getByText('Где мой чек?')).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.any(Error), expect.objectContaining({ name: 'page-words' }));
});
