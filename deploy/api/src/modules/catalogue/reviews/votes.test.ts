import { getOwnReviews } from '@zapovednik/api/catalog/calls/review-writes';
import { reviewList } from '@zapovednik/api/catalog/wire/review';
import { eq } from 'drizzle-orm';
import { attempt, reviewReport, review as reviewTable } from '../../../db/schema';
import { useShop } from '../../../testing/use-shop';

const PRODUCT = 5;
const [FIRST, SECOND, ANNAS, HIDDEN] = [9001, 9002, 9003, 9004];
const shop = useShop();
beforeEach(async () => {
  await shop.db.delete(reviewTable);
  await shop.db.delete(attempt);
  const common = { productId: PRODUCT, name: 'Ольга', text: 'Хороший наполнитель.', score: 4 };
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  await shop.db.insert(reviewTable).values([
    { ...common, id: FIRST, createdAt: at(3), score: 3 },
    { ...common, id: SECOND, createdAt: at(2), score: 5 },
    { ...common, id: ANNAS, createdAt: at(1), customerId: 1 },
    { ...common, id: HIDDEN, createdAt: at(4), isActive: false },
  ]);
});

const vote = (session: string | undefined, review: number, vote = 'useful', headers: Record<string, string> = {}) =>
  shop.ask('/catalog/review/vote/', { session, body: { review, vote }, headers });
const ownOf = async (session: string) =>
  getOwnReviews.answer.parse((await shop.ask(`/catalog/review/get_own/${PRODUCT}/`, { session })).value);
const list = async (sort = 'new') =>
  reviewList.parse((await shop.ask(`/catalog/review/get/${PRODUCT}/?sort=${sort}`)).value).reviews;
const counts = async (id: number) => {
  const found = (await list()).find((one) => one.id === id);
  return [found?.useful, found?.useless];
};

test('a visitor votes for a review, changes the vote, and takes it back', async () => {
  const [visitor, other] = [await shop.visit(), await shop.visit()];
  expect(await vote(visitor, FIRST)).toMatchObject({ status: 200, value: { vote: 'useful', useful: 1, useless: 0 } });
  await vote(other, FIRST, 'useless');
  expect(await counts(FIRST)).toEqual([1, 1]);
  expect(await ownOf(visitor)).toEqual({ votes: [{ review: FIRST, vote: 'useful' }], reviews: [] });
  expect(await vote(visitor, FIRST, 'useless')).toMatchObject({ value: { useful: 0, useless: 2 } });
  expect(await vote(visitor, FIRST, 'none')).toMatchObject({ value: { vote: 'none', useful: 0, useless: 1 } });
  expect(await ownOf(visitor)).toEqual({ votes: [], reviews: [] });
  expect(await ownOf(other)).toEqual({ votes: [{ review: FIRST, vote: 'useless' }], reviews: [] });
});

test('fifty votes of one visitor at once are one vote; the same person has one vote before and after signing in', async () => {
  const visitor = await shop.visit();
  await Promise.all(Array.from({ length: 50 }, () => vote(visitor, FIRST)));
  expect(await counts(FIRST)).toEqual([1, 0]);
  const [phone, desktop] = [await shop.signIn('boris'), await shop.signIn('boris')];
  await vote(phone, SECOND);
  await vote(desktop, SECOND);
  expect(await counts(SECOND)).toEqual([1, 0]);
});

test('many sessions of one network do not decide which review is first', async () => {
  const sessions = await Promise.all(Array.from({ length: 3 }, () => shop.visit()));
  const answers = [];
  for (let turn = 0; turn < 130; turn += 1) answers.push((await vote(sessions[turn % 3], FIRST)).status);
  expect(answers.at(0)).toBe(200);
  expect(answers.at(-1)).toBe(429);
});

test('nobody votes for an own review, a hidden or an unknown one, or without a session', async () => {
  const anna = await shop.signIn('anna@example.ru');
  expect(await ownOf(anna)).toEqual({ votes: [], reviews: [expect.objectContaining({ id: ANNAS })] });
  expect(await vote(anna, ANNAS)).toMatchObject({ status: 409, failure: { code: 'own_review' } });
  const visitor = await shop.visit();
  for (const id of [HIDDEN, 99_999]) expect(await vote(visitor, id)).toMatchObject({ status: 404 });
  expect((await vote(undefined, FIRST)).status).toBe(401);
  expect((await vote(visitor, FIRST, 'best')).status).toBe(400);
  expect(await counts(ANNAS)).toEqual([0, 0]);
});

test('API-24 reviews are sorted by date, votes or stars', async () => {
  const visitor = await shop.visit();
  await vote(visitor, ANNAS);
  await vote(visitor, FIRST, 'useless');
  const ids = async (sort: string) => (await list(sort)).map(({ id }) => id);
  expect(await ids('new')).toEqual([FIRST, SECOND, ANNAS]);
  expect(await ids('useful')).toEqual([ANNAS, SECOND, FIRST]);
  expect(await ids('high')).toEqual([SECOND, ANNAS, FIRST]);
  expect(await ids('low')).toEqual([FIRST, ANNAS, SECOND]);
  expect((await shop.ask(`/catalog/review/get/${PRODUCT}/?sort=random()`)).status).toBe(400);
});

test('a report is stored once for a visitor, as plain text, and hides nothing', async () => {
  const visitor = await shop.visitor();
  const report = (review: number, text = '') =>
    visitor.ask('/catalog/review/report/', { review, reason: 'abuse', text });
  await report(FIRST);
  expect(await report(FIRST, '<b>Ругается</b>')).toMatchObject({ status: 200 });
  const rows = await shop.db.select().from(reviewReport).where(eq(reviewReport.reviewId, FIRST));
  expect(rows).toEqual([expect.objectContaining({ reason: 'abuse', text: 'Ругается' })]);
  expect(await list()).toHaveLength(3);
  expect((await report(HIDDEN)).status).toBe(404);
  const statuses = [];
  for (let turn = 0; turn < 20; turn += 1) statuses.push((await report(FIRST)).status);
  expect(statuses.at(-1)).toBe(429);
});
