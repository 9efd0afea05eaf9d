import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addGroomingReview, getGroomingReviews } from '@zapovednik/api/services/calls/gruming';
import { addTrainingReview, getTrainingReviews } from '@zapovednik/api/services/calls/handling';
import { addVetReview, getVetReviews } from '@zapovednik/api/services/calls/vet';
import { getVisited } from '@zapovednik/api/services/calls/visited';
import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { type SessionState, sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import { groomingKind } from '../kinds/grooming';
import { trainingKind } from '../kinds/training';
import { vetKind } from '../kinds/vet';
import { asked } from '../testing/booking';
import { Reviews } from './reviews';

const anna: SessionState = { ...unknownSession, status: 'authorized', userId: 7, name: 'Анна' };
const vera = { id: 1, name: 'Вера Лисина', position: 'Терапевт', reviewed: false };
const pyotr = { id: 2, name: 'Пётр Волков', position: 'Хирург', reviewed: false };
const review = {
  ...{ id: 900, name: 'Анна', date: '23.11.2026', score: 4, text: 'Бережно и без спешки' },
  specialist: { id: 1, name: 'Вера Лисина' },
};

async function open(kind = vetKind, { session = anna, visited = [vera], specialistId = 0 } = {}) {
  const app = createTestApp();
  for (const call of [getVetReviews, getGroomingReviews, getTrainingReviews])
    app.backEnd.answer(call, fixtures.serviceReviews());
  app.backEnd.answer(getVisited, visited);
  app.write(sessionAtom, session);
  renderWithApp(<Reviews kind={kind} {...(specialistId && { specialistId })} />, { app });
  await userEvent.click(await screen.findByRole('button', { name: 'Написать отзыв' }));
  return { app, dialog: within(await screen.findByRole('dialog', { name: 'Отзыв о визите' })) };
}

test.each([
  ['API-113 VET-06', vetKind, addVetReview],
  ['API-127 GRM-05', groomingKind, addGroomingReview],
  ['API-134 HND-04', trainingKind, addTrainingReview],
])('%s a review is published with the message of the shop, and stands first at once', async (_, kind, call) => {
  const { app, dialog } = await open(kind);
  app.backEnd.answer(call, { message: 'Спасибо за отзыв!', review });
  expect(await dialog.findByText('Вера Лисина, Терапевт')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: '4 из 5, хорошо' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Отзыв' }), 'Бережно и без спешки');
  await userEvent.click(dialog.getByRole('button', { name: 'Опубликовать отзыв' }));
  expect(await dialog.findByText('Спасибо за отзыв!')).toBeVisible();
  expect(asked(app, call.id)).toEqual([{ specialistId: 1, score: 4, text: 'Бережно и без спешки' }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
  expect(screen.getAllByRole('article')[0]).toHaveAccessibleName('Отзыв: Анна');
  expect(screen.getByText(/4,4 · 9 отзывов/)).toBeVisible();
});

test('GRM-07 HND-06 VET-09 stars, a few words and the specialist are required, with messages at the fields', async () => {
  const { app, dialog } = await open(groomingKind, { visited: [vera, pyotr] });
  await userEvent.click(await dialog.findByRole('button', { name: 'Опубликовать отзыв' }));
  expect(await dialog.findAllByText('Поставьте оценку от 1 до 5')).not.toHaveLength(0);
  expect(dialog.getAllByText('Напишите хотя бы пару слов')).not.toHaveLength(0);
  expect(dialog.getByRole('combobox', { name: 'О ком отзыв' })).toBeInvalid();
  expect(asked(app, addGroomingReview.id)).toEqual([]);
});

test('VET-06 stars that were passed by with the keyboard are asked for in the same words', async () => {
  const { dialog } = await open();
  (await dialog.findByRole('radio', { name: '1 из 5, ужасно' })).focus();
  await userEvent.tab();
  await userEvent.click(dialog.getByRole('button', { name: 'Опубликовать отзыв' }));
  expect(await dialog.findAllByText('Поставьте оценку от 1 до 5')).toHaveLength(2);
});

test.each([
  ['was at nobody', { visited: [] }, /Отзыв можно оставить после визита/],
  ['was at another specialist', { visited: [pyotr], specialistId: 1 }, /Отзыв можно оставить после визита/],
  ['has reviewed', { visited: [{ ...vera, reviewed: true }] }, /Вы уже оставили отзыв/],
])('VET-06 a customer who %s reads so', async (_, options, text) => {
  const { dialog } = await open(vetKind, options);
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
});

test('VET-06 a guest is asked to sign in, and the form follows', async () => {
  const { app, dialog } = await open(vetKind, { session: { ...unknownSession, status: 'anonymous' } });
  app.command(openSignIn, async () => {
    act(() => app.write(sessionAtom, anna));
    return { authorized: true };
  });
  await userEvent.click(await dialog.findByRole('button', { name: 'Войти' }));
  expect(await dialog.findByRole('radiogroup', { name: 'Оценка' })).toBeVisible();
});

test('VET-06 a review that is refused stays typed, also after the dialog was closed', async () => {
  const { app, dialog } = await open();
  app.backEnd.fail(addVetReview);
  await userEvent.click(await dialog.findByRole('radio', { name: '5 из 5, отлично' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Отзыв' }), 'Длинный отзыв');
  await userEvent.click(dialog.getByRole('button', { name: 'Опубликовать отзыв' }));
  expect(await dialog.findByText(/Нет связи с магазином/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
  await userEvent.click(screen.getByRole('button', { name: 'Написать отзыв' }));
  expect(await screen.findByRole('textbox', { name: 'Отзыв' })).toHaveValue('Длинный отзыв');
});

test('LIM-28 VET-06 reviews after the first hundred are read by a press', async () => {
  const app = createTestApp();
  const second = { ...review, id: 901, name: 'Сто первая' };
  app.backEnd.answer(getVetReviews, ({ page }) => ({
    ...fixtures.serviceReviews({ count: 101, page_count: 2 }),
    ...(Number(page) === 2 && { reviews: [second] }),
  }));
  renderWithApp(<Reviews kind={vetKind} />, { app });
  for (let press = 0; press < 10; press += 1)
    await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  expect(await screen.findByRole('article', { name: 'Отзыв: Сто первая' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(101);
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
});
