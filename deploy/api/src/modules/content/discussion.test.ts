import { getDiscussion, LONGEST_COMMENT } from '@zapovednik/api/content/calls/discussion';
import { articleComment, articleLike, attempt, commentReport, publication } from '../../db/schema';
import { useShop } from '../../testing/use-shop';

const [ARTICLE, LATER, NEWS] = [71, 72, 73];
const shop = useShop();
beforeAll(async () => {
  const common = { title: 'Т', lead: 'Л', body: '<p>Т</p>', picture: '/p', topic: 'food' };
  const on = (date: string) => ({ publishedAt: new Date(date), updatedAt: new Date(date) });
  await shop.db.insert(publication).values([
    { ...common, id: ARTICLE, kind: 'article', code: 'a', ...on('2020-01-01') },
    { ...common, id: LATER, kind: 'article', code: 'later', ...on('2100-01-01') },
    { ...common, id: NEWS, kind: 'news', code: 'n', ...on('2020-01-01') },
  ]);
});
beforeEach(async () => {
  await shop.db.delete(articleComment);
  await shop.db.delete(articleLike);
  await shop.db.delete(attempt);
  await shop.db.update(publication).set({ likes: 0 });
});

const like = (session: string | undefined, id = ARTICLE, liked = 'Y') =>
  shop.ask(`/content/article/like/?id=${id}&liked=${liked}`, { session, body: {} });
const write = (session: string, text: string, article = ARTICLE) =>
  shop.ask('/content/article/createComment/', { session, body: { article, text } });
const remove = (session: string, comment: number) =>
  shop.ask('/content/article/deleteComment/', { session, body: { comment } });
const read = async (session: string) =>
  getDiscussion.answer.parse((await shop.ask(`/content/article/discussion/${ARTICLE}/`, { session })).value);

test('API-139 CON-04 a visitor has one like for an article, whatever is pressed, and takes it back', async () => {
  const [visitor, other] = [await shop.visit(), await shop.visit()];
  await Promise.all(Array.from({ length: 50 }, () => like(visitor)));
  expect(await like(other)).toMatchObject({ value: { liked: 'Y', likes: 2 } });
  expect(await read(visitor)).toMatchObject({ likes: 2, liked: 'Y' });
  expect(await like(visitor, ARTICLE, 'N')).toMatchObject({ value: { liked: 'N', likes: 1 } });
  expect(await like(visitor, ARTICLE, 'N')).toMatchObject({ value: { likes: 1 } });
  expect(await read(other)).toMatchObject({ likes: 1, liked: 'Y' });
});

test('API-139 a customer on two devices has one like; many sessions of one network do not make an article popular', async () => {
  const [phone, desktop] = [await shop.signIn('boris'), await shop.signIn('boris')];
  await like(phone);
  expect(await like(desktop)).toMatchObject({ value: { likes: 1 } });
  // Simulates 120 likes from this network within the hour.
  await shop.db.update(attempt).set({ count: 120 });
  expect(await like(await shop.visit())).toMatchObject({ status: 429 });
});

test('nobody likes what is not an article of today, or without a session', async () => {
  const visitor = await shop.visit();
  for (const id of [LATER, NEWS, 99_999]) expect(await like(visitor, id)).toMatchObject({ status: 404 });
  expect((await like(undefined)).status).toBe(401);
  expect((await like(visitor, ARTICLE, 'MANY')).status).toBe(400);
});

test('API-140 CON-05 a customer comments; markup and invisible characters are removed', async () => {
  const anna = await shop.signIn('anna@example.ru');
  const text = '<img src=x onerror=alert(1)>Спасибо!\u0007\n<script>alert(2)</script>Помогло.';
  expect(await write(anna, text)).toMatchObject({ value: { name: 'Анна', own: 'Y' } });
  const { comments, count } = await read(await shop.visit());
  expect(count).toBe(1);
  expect(comments).toMatchObject([{ name: 'Анна', own: 'N' }]);
  expect(comments[0]?.text).toMatch(/^Спасибо!/);
  for (const sign of ['<', '>', '\u0007']) expect(comments[0]?.text).not.toContain(sign);
});

test('a visitor, a hidden article, an empty, a huge or a repeated comment are refused', async () => {
  const anna = await shop.signIn('anna@example.ru');
  expect((await write(await shop.visit(), 'Привет')).status).toBe(401);
  expect((await write(anna, 'Привет', LATER)).status).toBe(404);
  for (const wrong of ['', '   ', '<b></b>', 'я'.repeat(LONGEST_COMMENT + 1)]) {
    expect((await write(anna, wrong)).status).toBe(400);
  }
  expect((await write(anna, 'Привет')).status).toBe(200);
  expect(await write(anna, 'Привет')).toMatchObject({ status: 409 });
  expect((await read(anna)).count).toBe(1);
});

test('fifty comments at once are ten', async () => {
  const anna = await shop.signIn('anna@example.ru');
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => write(anna, `Комментарий ${n}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
});

test('API-141 CON-06 a customer deletes an own comment, nobody else’s', async () => {
  const [anna, boris] = [await shop.signIn('anna@example.ru'), await shop.signIn('boris')];
  await write(anna, 'Первый');
  const [comment] = (await read(anna)).comments;
  const id = comment?.id ?? 0;
  expect(await remove(boris, id)).toMatchObject({ status: 404 });
  expect((await remove(await shop.visit(), id)).status).toBe(401);
  expect(await remove(anna, id)).toMatchObject({ value: { comment: id } });
  expect(await remove(anna, id)).toMatchObject({ status: 404 });
  expect((await read(anna)).count).toBe(0);
});

test('a visitor reports a comment once; a hidden one is gone for everybody', async () => {
  const anna = await shop.signIn('anna@example.ru');
  await write(anna, 'Купите у меня');
  const visitor = await shop.visit();
  const id = (await read(visitor)).comments[0]?.id;
  const report = (reason: string) =>
    shop.ask('/content/article/reportComment/', { session: visitor, body: { comment: id, reason } });
  expect((await report('abuse')).status).toBe(200);
  expect((await report('advertising')).status).toBe(200);
  expect((await report('boring')).status).toBe(400);
  expect(await shop.db.select().from(commentReport)).toMatchObject([{ commentId: id, reason: 'advertising' }]);
  await shop.db.update(articleComment).set({ isActive: false });
  expect((await report('abuse')).status).toBe(404);
  expect((await read(anna)).comments).toEqual([]);
});
