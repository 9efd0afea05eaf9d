import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askQuestion, getOwnQuestions, getQuestions } from '@zapovednik/api/catalog/calls/question';
import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { type SessionState, sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { renderArea } from '@zapovednik/testing';
import area from '../area';
import { catalogueApp, requestsOf } from '../testing/catalogue';
import { mockViewport } from '../testing/layout';

beforeEach(() => mockViewport('desktop'));

const customer: SessionState = { ...unknownSession, status: 'authorized', userId: 7, name: 'Анна' };
const guest: SessionState = { ...unknownSession, status: 'anonymous' };
const answered = {
  id: 1,
  text: 'Подойдёт ли щенку?',
  author: 'Борис',
  date: '01.12.2025',
  answer: { text: 'Да, с двух месяцев.', date: '02.12.2025' },
};

async function open(session: SessionState) {
  const app = catalogueApp();
  app.backEnd.answer(getQuestions, { count: 1, page_count: 1, questions: [answered] });
  app.command(showNotification, async () => ({}));
  await renderArea(area, '/product/korm-lesnoy-pes-3-kg/', { app });
  act(() => app.write(sessionAtom, session));
  return app;
}

test('PRD-36 a customer asks, and sees the question with its state at once, above the answered ones', async () => {
  const app = await open(customer);
  expect(await screen.findByText('Да, с двух месяцев.')).toBeVisible();
  const text = 'Есть ли в составе рис?';
  app.backEnd.answer(askQuestion, { id: 2, text, author: 'Анна', date: '05.12.2025', answer: null });
  await userEvent.click(screen.getByRole('button', { name: 'Задать вопрос' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Вопрос о товаре' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Отправить вопрос' }));
  expect(await dialog.findAllByText('Напишите вопрос подробнее')).not.toHaveLength(0);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Вопрос' }), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Отправить вопрос' }));
  const own = within(await screen.findByRole('list', { name: 'Ваши вопросы' }));
  expect(own.getByText(text)).toBeVisible();
  expect(own.getByText(/Ответ магазина появится здесь/)).toBeVisible();
  expect(requestsOf(app, askQuestion)).toEqual([{ product: 1234, text }]);
});

test('PRD-36 an answered question of one’s own stands among one’s own, once', async () => {
  const app = catalogueApp();
  const others = { ...answered, id: 5, text: 'А котёнку?' };
  app.backEnd.answer(getQuestions, { count: 2, page_count: 1, questions: [answered, others] });
  app.backEnd.answer(getOwnQuestions, { questions: [answered] });
  app.write(sessionAtom, customer);
  await renderArea(area, '/product/korm-lesnoy-pes-3-kg/', { app });
  const own = within(await screen.findByRole('list', { name: 'Ваши вопросы' }));
  expect(own.getByText('Подойдёт ли щенку?')).toBeVisible();
  const rest = within(await screen.findByRole('list', { name: 'Вопросы покупателей' }));
  expect(rest.getAllByRole('listitem')).toHaveLength(1);
});

test('PRD-36 a guest reads the answers, and signs in to ask', async () => {
  const app = await open(guest);
  const signIn = jest.fn(async () => ({ authorized: false }));
  app.command(openSignIn, signIn);
  expect(await screen.findByText('Подойдёт ли щенку?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Войти и задать вопрос' }));
  expect(signIn).toHaveBeenCalled();
});
