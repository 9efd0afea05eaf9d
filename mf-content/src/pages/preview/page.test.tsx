import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPreview } from '@zapovednik/api/content/calls/preview';
import { renderArea } from '@zapovednik/testing';
import area from '../../area';
import { contentApp } from '../../testing/content';

const text = {
  title: 'Зимний корм',
  lead: 'Чем кормить в мороз.',
  body: '<h2>Порция</h2><p>На пятую часть больше.</p><script>window.x = 1</script>',
  picture: '/pictures/content/0123456789abcdef0123456789abcdef/1',
  author: 'Ирина Соболева',
  author_role: 'ветеринарный врач',
  appears: '01.12.2026',
};

test('CON-26 a draft is shown as its page will be, with the day from which visitors see it, and hidden from search engines', async () => {
  const app = contentApp();
  app.backEnd.answer(getPreview, { kind: 'articles', text, questions: [] });
  const { container } = await renderArea(area, '/preview/1-0-abc/', { app });
  expect(screen.getByRole('heading', { level: 1, name: 'Зимний корм' })).toBeVisible();
  expect(await screen.findByText('На пятую часть больше.')).toBeVisible();
  expect(screen.getByText(/^Черновик, статья\..+появится 1 декабря\.$/)).toBeVisible();
  expect(screen.getByText('Ирина Соболева, ветеринарный врач')).toBeVisible();
  expect(container.innerHTML).not.toContain('window.x');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a draft of questions is shown with its answers', async () => {
  const app = contentApp();
  const questions = [{ code: 'karty', question: 'Есть подарочные карты?', answer: 'Да, на любую сумму.' }];
  app.backEnd.answer(getPreview, { kind: 'questions', text: null, questions });
  await renderArea(area, '/preview/1-0-abc/', { app });
  await userEvent.click(screen.getByText('Есть подарочные карты?'));
  expect(screen.getByText('Да, на любую сумму.')).toBeVisible();
});

test('a forged or old link does not exist', async () => {
  const app = contentApp();
  app.backEnd.fail(getPreview, { status: 404, message: 'Черновик не найден' });
  await renderArea(area, '/preview/1-0-abc/', { app });
  expect(screen.getByRole('alert')).toHaveTextContent('404');
});
