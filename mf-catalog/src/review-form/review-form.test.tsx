import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPets } from '@zapovednik/api/cabinet/calls/pet';
import { getByCode } from '@zapovednik/api/catalog/calls/product';
import { addReview, addReviewPicture } from '@zapovednik/api/catalog/calls/review-writes';
import type { ProductDetailAnswer } from '@zapovednik/api/catalog/wire/product-detail';
import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { type SessionState, sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../area';
import { catalogueApp, requestsOf } from '../testing/catalogue';
import { mockViewport } from '../testing/layout';

// jsdom decodes no pictures; the journey uploads a real one.
jest.mock('@zapovednik/ui/files', () => ({
  ...jest.requireActual<object>('@zapovednik/ui/files'),
  shrinkPicture: async () => 'AAAA',
}));

jest.setTimeout(20_000);
beforeEach(() => mockViewport('desktop'));

const customer: SessionState = { ...unknownSession, status: 'authorized', userId: 7, name: 'Анна' };
const no = { user_not_authorized: false, buy_product_error: false };

async function open(permission: ProductDetailAnswer['review'], session: SessionState = customer) {
  const app = catalogueApp();
  app.backEnd.answer(getPets, [fixtures.pet()]);
  app.backEnd.answer(getByCode, fixtures.productDetail({ review: permission }));
  await renderArea(area, '/product/korm-lesnoy-pes-3-kg/', { app });
  act(() => app.write(sessionAtom, session));
  await userEvent.click(await screen.findByRole('button', { name: 'Написать отзыв' }));
  return { app, dialog: within(await screen.findByRole('dialog', { name: 'Отзыв о товаре' })) };
}

test('PRD-56 a visitor who is not signed in reads why, and can sign in; the form follows', async () => {
  const { app, dialog } = await open({ can_review: true, errors: no }, { ...unknownSession, status: 'anonymous' });
  expect(await dialog.findByText(/Войдите, чтобы оставить отзыв/)).toBeVisible();
  app.command(openSignIn, async () => {
    app.write(sessionAtom, customer);
    return { authorized: true };
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Войти' }));
  expect(await dialog.findByRole('radiogroup', { name: 'Оценка' })).toBeVisible();
});

test.each([
  ['did not buy the product', { ...no, buy_product_error: true }, /Отзыв можно оставить только о купленном товаре/],
  ['has reviewed it already', no, /Вы уже оставили отзыв об этом товаре/],
])('PRD-56 PRD-58 a customer who %s reads so', async (_, errors, text) => {
  const { dialog } = await open({ can_review: false, errors });
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
});

test('PRD-57 PRD-58 VAL-26 stars and a few words are required, with messages at the fields', async () => {
  const { app, dialog } = await open({ can_review: true, errors: no });
  await userEvent.click(await dialog.findByRole('button', { name: 'Опубликовать отзыв' }));
  expect(await dialog.findAllByText('Поставьте оценку от 1 до 5')).not.toHaveLength(0);
  expect(dialog.getAllByText('Напишите хотя бы пару слов')).not.toHaveLength(0);
  expect(dialog.getAllByRole('radio')).toHaveLength(5);
  expect(requestsOf(app, addReview)).toEqual([]);
});

test('API-26 PRD-57 PRD-58 a review with a photo is published, and stands first on the page at once', async () => {
  const { app, dialog } = await open({ can_review: true, errors: no });
  const id = 'a'.repeat(32);
  app.backEnd.answer(addReviewPicture, { id, picture: `/pictures/review/${id}/1` });
  app.backEnd.answer(addReview, fixtures.review({ id: 9, text: 'Кот в восторге от корма.', score: 5 }));
  await userEvent.click(await dialog.findByRole('radio', { name: '5 из 5, отлично' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Отзыв' }), 'Кот в восторге от корма.');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Достоинства' }), 'Запах');
  await userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: 'О каком питомце' }),
    'Рекс, Такса стандартная',
  );
  await userEvent.upload(
    dialog.getByLabelText('Добавить фотографии'),
    new File(['x'], 'cat.jpg', { type: 'image/jpeg' }),
  );
  expect(await dialog.findByRole('button', { name: 'Убрать фото 1' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Опубликовать отзыв' }));
  expect(await dialog.findByText('Спасибо! Отзыв опубликован.')).toBeVisible();
  expect(requestsOf(app, addReview)).toEqual([
    { product: 1234, score: 5, text: 'Кот в восторге от корма.', plus: 'Запах', minus: '', pet: 31, pictures: [id] },
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Отзыв о товаре' })).not.toBeInTheDocument());
  expect(screen.getByRole('article', { name: 'Ваш отзыв' })).toHaveTextContent('Кот в восторге от корма.');
});

test('ERR-05 a refused photo says why, and what was typed stays after closing', async () => {
  const { app, dialog } = await open({ can_review: true, errors: no });
  const message = 'Не получилось прочитать картинку. Подойдут JPEG, PNG и WebP.';
  app.backEnd.fail(addReviewPicture, { status: 422, message });
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Отзыв' }), 'Длинный отзыв.');
  await userEvent.upload(
    dialog.getByLabelText('Добавить фотографии'),
    new File(['x'], 'x.jpg', { type: 'image/jpeg' }),
  );
  expect(await dialog.findByText(message)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Отзыв о товаре' })).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Написать отзыв' }));
  expect(await screen.findByRole('textbox', { name: 'Отзыв' })).toHaveValue('Длинный отзыв.');
});
