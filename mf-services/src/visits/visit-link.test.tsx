import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askConclusionCode, readConclusion, reviewByLink } from '@zapovednik/api/services/calls/guest-visit';
import { getVisitByLink, type VisitDetails } from '@zapovednik/api/services/calls/visit';
import { createTestApp, fixtures, renderArea } from '@zapovednik/testing';
import area from '../area';

async function openLink(changes: Partial<VisitDetails>) {
  const app = createTestApp();
  app.backEnd.answer(getVisitByLink, fixtures.visitDetails({ isOver: true, canChange: false, ...changes }));
  await renderArea(area, '/visit/77.abc/', { app });
  const asked = (id: string) => app.backEnd.asked.filter((each) => each.id === id).map(({ input }) => input);
  return { app, asked };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('CAB-25 a guest reads the conclusion by a code; a wrong one is said at the field', async () => {
  const { app, asked } = await openLink({ hasConclusion: true });
  app.backEnd.answer(askConclusionCode, { resend_after: 60, expires_in: 300, code_length: 6 });
  await press('Получить код');
  const message = 'Неверный код. Осталось попыток: 4.';
  app.backEnd.fail(readConclusion, { status: 422, code: 'wrong_code', message, fields: { code: message } });
  const field = await screen.findByRole('textbox', { name: 'Код из СМС' });
  await userEvent.type(field, '000000');
  expect(await screen.findByText(message)).toBeVisible();
  const file = { name: 'Анализ.pdf', type: 'application/pdf' as const, content: 'AAAA' };
  app.backEnd.answer(readConclusion, { conclusion: 'Здоров', files: [file] });
  await userEvent.clear(field);
  await userEvent.type(field, '123456');
  expect(await screen.findByText('Здоров')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Скачать: Анализ.pdf' })).toBeVisible();
  expect(asked(readConclusion.id).at(-1)).toEqual({ token: '77.abc', code: '123456' });
});

test('VET-06 a guest writes a review by the link, and is thanked', async () => {
  const { app, asked } = await openLink({ canReview: true, kind: 'grooming' });
  const form = within(await screen.findByRole('form', { name: 'Отзыв о визите' }));
  await userEvent.click(form.getByRole('radio', { name: /^5 из 5/ }));
  await userEvent.type(form.getByRole('textbox', { name: 'Отзыв' }), 'Спокойно и бережно');
  const [review] = fixtures.serviceReviews().reviews;
  if (!review) throw new Error('The fixtures have reviews');
  app.backEnd.answer(reviewByLink, { message: 'Спасибо за отзыв!', review });
  await press('Опубликовать отзыв');
  expect(await screen.findByText('Спасибо за отзыв!')).toBeVisible();
  expect(asked(reviewByLink.id)).toEqual([{ token: '77.abc', score: 5, text: 'Спокойно и бережно' }]);
});

test('GRM-07 a grooming has no «Заключение»; over, it leads to the next booking', async () => {
  await openLink({ kind: 'grooming' });
  expect(await screen.findByText(/^Советы мастера и файлы/)).toBeVisible();
  expect(screen.queryByText(/Заключение/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Записаться снова' })).toHaveAttribute('href', '/grooming/');
});
