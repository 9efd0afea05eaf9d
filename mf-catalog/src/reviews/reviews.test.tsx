import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAverage, getReviews } from '@zapovednik/api/catalog/calls/review';
import { getOwnReviews, reportReview, voteForReview } from '@zapovednik/api/catalog/calls/review-writes';
import type { ReviewAnswer } from '@zapovednik/api/catalog/wire/review';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { type createTestApp, fixtures, renderArea } from '@zapovednik/testing';
import area from '../area';
import { catalogueApp, requestsOf } from '../testing/catalogue';
import { mockViewport } from '../testing/layout';

beforeEach(() => mockViewport('desktop'));

const path = '/product/korm-lesnoy-pes-3-kg/';
type App = ReturnType<typeof createTestApp>;

async function open(reviews: readonly ReviewAnswer[], prepare: (app: App) => void = () => {}) {
  const app = catalogueApp({ report: jest.fn() });
  app.backEnd.answer(getReviews, { count: reviews.length, page_count: 1, reviews: [...reviews] });
  prepare(app);
  await renderArea(area, path, { app });
  act(() => app.write(sessionAtom, { ...unknownSession, status: 'anonymous' }));
  await screen.findByRole('meter', { name: '5 звёзд' });
  return app;
}
const articles = () => screen.getAllByRole('article', { name: /^Отзыв: / });

test('PRD-36 PRD-54 a review shows its author, date, stars, both sides, pictures and the shop’s answer', async () => {
  await open([
    fixtures.review({
      minus: 'Дорогой',
      pictures: ['/pictures/animal/dog-1/1'],
      reply: { text: 'Спасибо, Анна!', date: '07.12.2025' },
    }),
  ]);
  const one = within(await screen.findByRole('article', { name: /Анна Лесная/ }));
  expect(one.getByText('5 декабря 2025')).toBeVisible();
  expect(one.getByRole('img', { name: 'Оценка 4 из 5' })).toBeVisible();
  expect(one.getByText('Собака ест с удовольствием, шерсть блестит.')).toBeVisible();
  expect(one.getByText('Достоинства').nextSibling).toHaveTextContent('Состав');
  expect(one.getByText('Недостатки').nextSibling).toHaveTextContent('Дорогой');
  expect(one.getByText('Спасибо, Анна!')).toBeVisible();
  await userEvent.click(one.getByRole('button', { name: 'Открыть фото 1: Анна Лесная' }));
  expect(await screen.findByRole('dialog', { name: 'Фото к отзыву: Анна Лесная' })).toBeVisible();
});

test('PRD-37 PRD-57 the average stands at the name of the product and above the reviews, with the number of each score', async () => {
  await open([fixtures.review()]);
  expect(screen.getByRole('link', { name: /Оценка 4,6 из 5, 12 отзывов/ })).toHaveAttribute('href', '#reviews');
  expect(screen.getByRole('img', { name: 'Оценка 4,6 из 5' })).toBeVisible();
  expect(screen.getByRole('meter', { name: '5 звёзд' })).toHaveValue(9);
  expect(screen.getAllByRole('meter')).toHaveLength(5);
});

test('API-24 PRD-55 reviews have pages of ten and four orders', async () => {
  const pageOf = (page: number) => fixtures.review({ id: page, text: `Отзыв со страницы ${page}.` });
  const app = await open([], ({ backEnd }) =>
    backEnd.answer(getReviews, ({ page = 1 }) => ({ count: 12, page_count: 2, reviews: [pageOf(Number(page))] })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
  expect(await screen.findByText('Отзыв со страницы 2.')).toBeVisible();
  expect(screen.getByText('Отзыв со страницы 1.')).toBeVisible();
  expect(screen.getByText('Отзыв со страницы 2.').closest('li')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Полезные' }));
  expect(screen.getByRole('button', { name: 'Полезные' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(articles()).toHaveLength(1));
  expect(requestsOf(app, getReviews)).toEqual([
    { id: 1234, sort: 'new', page: 1 },
    { id: 1234, sort: 'new', page: 2 },
    { id: 1234, sort: 'useful', page: 1 },
  ]);
});

test('reviews that cannot be read leave the rest of the page, and can be read again', async () => {
  const app = await open([], ({ backEnd }) => backEnd.fail(getReviews));
  expect(await screen.findByText('Отзывы не загрузились')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  app.backEnd.answer(getReviews, { count: 1, page_count: 1, reviews: [fixtures.review()] });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Собака ест с удовольствием, шерсть блестит.')).toBeVisible();
});

test('PRD-36 a vote shows at once, a second press takes it back, and a failure takes it back with a message', async () => {
  const app = await open([fixtures.review({ useful: 3, useless: 1 })]);
  const notify = jest.fn(async () => ({}));
  app.command(showNotification, notify);
  app.backEnd.answer(voteForReview, ({ review, vote }) => ({
    review: Number(review),
    vote,
    useful: vote === 'useful' ? 4 : 3,
    useless: 1,
  }));
  const useful = () => screen.getByRole('button', { name: /^Полезен, голосов/ });
  await userEvent.click(useful());
  expect(useful()).toHaveAccessibleName('Полезен, голосов: 4');
  expect(useful()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(useful());
  await waitFor(() => expect(useful()).toHaveAccessibleName('Полезен, голосов: 3'));
  expect(requestsOf(app, voteForReview)).toEqual([
    { review: 501, vote: 'useful' },
    { review: 501, vote: 'none' },
  ]);
  app.backEnd.fail(voteForReview, { status: 429, message: 'Слишком много попыток. Попробуйте через 5 мин.' });
  await userEvent.click(useful());
  await waitFor(() => expect(useful()).toHaveAttribute('aria-pressed', 'false'));
  expect(useful()).toHaveAccessibleName('Полезен, голосов: 3');
  expect(notify).toHaveBeenCalledWith({ kind: 'error', text: 'Слишком много попыток. Попробуйте через 5 мин.' });
});

test('the own review stands first and once, without votes; earlier votes are shown', async () => {
  const own = fixtures.review({ id: 7, text: 'Мой отзыв о корме.' });
  await open([own, fixtures.review()], ({ backEnd }) =>
    backEnd.answer(getOwnReviews, { reviews: [own], votes: [{ review: 501, vote: 'useless' }] }),
  );
  expect(await screen.findByRole('article', { name: 'Ваш отзыв' })).toHaveTextContent('Мой отзыв о корме.');
  expect(screen.getAllByText('Мой отзыв о корме.')).toHaveLength(1);
  expect(screen.getAllByRole('group', { name: 'Отзыв полезен?' })).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Не полезен/ })).toHaveAttribute('aria-pressed', 'true');
});

test('«Пожаловаться» asks for the reason, and thanks', async () => {
  const app = await open([fixtures.review()]);
  const notify = jest.fn(async () => ({}));
  app.command(showNotification, notify);
  app.backEnd.answer(reportReview, { review: 501 });
  await userEvent.click(screen.getByRole('button', { name: 'Пожаловаться' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Пожаловаться на отзыв' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Отправить жалобу' }));
  expect(await dialog.findByText('Выберите причину')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'Реклама или спам' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Отправить жалобу' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /отзыв/ })).not.toBeInTheDocument());
  expect(requestsOf(app, reportReview)).toEqual([{ review: 501, reason: 'advertising', text: '' }]);
  expect(notify).toHaveBeenCalledWith({ text: 'Спасибо! Модератор посмотрит отзыв', kind: 'success' });
});

test('PRD-57 reviews are chosen by stars, with photos and by pet, and all are a press away', async () => {
  const pet = { kind: 'dog', kind_name: 'Собака', breed: 'Шпиц', age: 30 } as const;
  const app = await open([fixtures.review({ pet })], ({ backEnd }) =>
    backEnd.answer(
      getAverage,
      fixtures.averageScore({ photos: 2, pets: [{ kind: 'dog', name: 'Собака', breeds: ['Шпиц'], ages: ['grown'] }] }),
    ),
  );
  expect(screen.getByText('Собака, Шпиц, 2 года')).toBeVisible();
  const last = () => requestsOf(app, getReviews).at(-1);
  await userEvent.click(screen.getByRole('button', { name: 'Только 5 звёзд' }));
  await waitFor(() => expect(last()).toEqual({ id: 1234, sort: 'new', page: 1, stars: 5 }));
  await userEvent.click(screen.getByRole('button', { name: 'С фото 2' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Порода' }), 'Шпиц');
  await waitFor(() => expect(last()).toMatchObject({ stars: 5, photos: 'Y', breed: 'Шпиц' }));
  app.backEnd.answer(getReviews, { count: 0, page_count: 0, reviews: [] });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Возраст' }), 'от 1 до 7 лет');
  expect(await screen.findByText(/Таких отзывов нет/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Показать все' }));
  expect(await screen.findByRole('article', { name: /Анна Лесная/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Только 5 звёзд' })).toHaveAttribute('aria-pressed', 'false');
});
