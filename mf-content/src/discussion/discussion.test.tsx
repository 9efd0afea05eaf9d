import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createComment,
  deleteComment,
  getDiscussion,
  likeArticle,
  reportComment,
} from '@zapovednik/api/content/calls/discussion';
import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { renderArea } from '@zapovednik/testing';
import area from '../area';
import { contentApp, discussion, requestsOf } from '../testing/content';

const own = { id: 40, name: 'Анна', text: 'Спасибо, помогло.', date: '07.03.2026', own: 'Y' } as const;
const anna = { ...unknownSession, status: 'authorized', userId: 1 } as const;

async function open(session: typeof unknownSession = { ...unknownSession, status: 'anonymous' }, app = contentApp()) {
  const notify = jest.fn(async () => ({}));
  app.command(showNotification, notify);
  await renderArea(area, '/articles/tekst-7/', { app });
  act(() => app.write(sessionAtom, session));
  await screen.findByRole('button', { name: /^Нравится/ });
  return { app, notify };
}
const heart = () => screen.getByRole('button', { name: /^Нравится/ });

test('CON-04 API-139 «Нравится» counts at once, a second press takes it back', async () => {
  const { app } = await open();
  app.backEnd.answer(likeArticle, ({ liked }) => ({ id: 7, liked: liked ?? 'Y', likes: liked === 'N' ? 3 : 4 }));
  await userEvent.click(heart());
  expect(heart()).toHaveAccessibleName('Нравится, отметок: 4');
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(heart());
  await waitFor(() => expect(heart()).toHaveAccessibleName('Нравится, отметок: 3'));
  expect(requestsOf(app, likeArticle)).toEqual([
    { id: 7, liked: 'Y' },
    { id: 7, liked: 'N' },
  ]);
});

test('ERR-39 a like that fails is taken back with the message of the server', async () => {
  const app = contentApp({ report: jest.fn() });
  const { notify } = await open(undefined, app);
  app.backEnd.fail(likeArticle, { status: 429, message: 'Слишком много попыток. Попробуйте через 5 мин.' });
  await userEvent.click(heart());
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
  expect(notify).toHaveBeenCalledWith({ kind: 'error', text: 'Слишком много попыток. Попробуйте через 5 мин.' });
});

test('a visitor reads the comments, reports one, and is asked to sign in before writing', async () => {
  const { app, notify } = await open();
  const signIn = jest.fn(async () => ({ authorized: false }));
  app.command(openSignIn, signIn);
  app.backEnd.answer(reportComment, { comment: 31 });
  const comment = within(screen.getByRole('article', { name: 'Комментарий: Борис' }));
  expect(comment.getByText('У нас сработало.')).toBeVisible();
  await userEvent.click(comment.getByRole('button', { name: 'Пожаловаться' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Пожаловаться на комментарий' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Отправить жалобу' }));
  expect(await dialog.findByText('Выберите причину')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'Реклама или спам' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Отправить жалобу' }));
  await waitFor(() => expect(requestsOf(app, reportComment)).toEqual([{ comment: 31, reason: 'advertising' }]));
  expect(notify).toHaveBeenCalledWith({ text: 'Спасибо! Модератор посмотрит комментарий', kind: 'success' });
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  expect(signIn).toHaveBeenCalled();
});

test('CON-05 API-140 a customer writes a comment: an empty one is refused, a failed one keeps its text, a stored one is first', async () => {
  const { app, notify } = await open(anna);
  await userEvent.click(screen.getByRole('button', { name: 'Написать комментарий' }));
  const field = await screen.findByRole('textbox', { name: /Ваш комментарий/ });
  expect(field).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }));
  expect(await screen.findAllByText('Напишите хотя бы пару слов')).not.toHaveLength(0);
  app.backEnd.fail(createComment, { status: 401, message: 'Требуется авторизация' });
  await userEvent.type(field, own.text);
  await userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }));
  expect(await screen.findByText('Требуется авторизация')).toBeVisible();
  expect(field).toHaveValue(own.text);
  app.backEnd.answer(createComment, own);
  await userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }));
  const list = within(screen.getByRole('list', { name: 'Комментарии' }));
  await waitFor(() => expect(list.getAllByRole('article')[0]).toHaveTextContent(own.text));
  expect(notify).toHaveBeenCalledWith({ text: 'Комментарий опубликован', kind: 'success' });
});

test('CON-06 API-141 the own comment is deleted after a second press; those of others have no such button', async () => {
  const app = contentApp();
  app.backEnd.answer(getDiscussion, discussion({ count: 2, comments: [own, ...discussion().comments] }));
  await open(anna, app);
  app.backEnd.answer(deleteComment, { comment: own.id });
  expect(screen.getAllByRole('button', { name: 'Удалить' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
  await userEvent.click(screen.getByRole('button', { name: 'Да, удалить' }));
  await waitFor(() => expect(screen.queryByText(own.text)).not.toBeInTheDocument());
  expect(requestsOf(app, deleteComment)).toEqual([{ comment: own.id }]);
  expect(screen.getByText('У нас сработало.')).toBeVisible();
});

test('hostile comments are shown as text', async () => {
  const app = contentApp();
  const text = '<img src=x onerror=alert(1)> <a href="javascript:alert(1)">жми</a>';
  app.backEnd.answer(getDiscussion, discussion({ comments: [{ ...own, own: 'N', text }] }));
  await open(undefined, app);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'жми' })).not.toBeInTheDocument();
});

test('another person in the same tab does not see whose comments and likes they were', async () => {
  const app = contentApp();
  app.backEnd.answer(getDiscussion, discussion({ liked: 'Y', comments: [own] }));
  await open(anna, app);
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  app.backEnd.answer(getDiscussion, discussion({ comments: [{ ...own, own: 'N' }] }));
  act(() => app.write(sessionAtom, { ...unknownSession, status: 'anonymous' }));
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.queryByRole('button', { name: 'Удалить' })).not.toBeInTheDocument();
});

test('comments that cannot be read leave the article, and can be read again', async () => {
  const app = contentApp();
  app.backEnd.fail(getDiscussion);
  await renderArea(area, '/articles/tekst-7/', { app });
  act(() => app.write(sessionAtom, { ...unknownSession, status: 'anonymous' }));
  expect(await screen.findByText('Комментарии не загрузились')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  app.backEnd.answer(getDiscussion, discussion());
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('У нас сработало.')).toBeVisible();
});
