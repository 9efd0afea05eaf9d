import { averageScore } from '@zapovednik/api/catalog/calls/review';
import { productDetail } from '@zapovednik/api/catalog/wire/product-detail';
import { review, reviewList } from '@zapovednik/api/catalog/wire/review';
import { eq } from 'drizzle-orm';
import { customer, order, product, review as reviewTable } from '../../../db/schema';
import { createSession, renewSession } from '../../../http/session';
import { pastOrder } from '../../../testing/past-order';
import { useShop } from '../../../testing/use-shop';

let anna: string;
let boris: string;
const shop = useShop();
beforeAll(async () => {
  anna = await shop.signIn('anna@example.ru');
  boris = await shop.signIn('boris');
  await pastOrder(shop.db, { customerId: 1, productIds: [1, 3, 4] });
  await pastOrder(shop.db, { customerId: 2, productIds: [3] });
  await pastOrder(shop.db, { customerId: 2, productIds: [4], statusId: 'CL' });
});

const add = (session: string | undefined, body: object, key?: string) =>
  shop.ask('/catalog/review/add/', { body, session, key });
const list = async (id: number, query = '') =>
  reviewList.parse((await shop.ask(`/catalog/review/get/${id}/${query}`)).value);
const average = async (id: number) => averageScore.parse((await shop.ask(`/catalog/review/get_average/${id}/`)).value);
const permission = async (code: string, session?: string) =>
  productDetail.parse((await shop.ask(`/catalog/product/get_by_code/${code}/`, session ? { session } : {})).value)
    .review;

const good = { score: 5, text: 'Собака ест с удовольствием, шерсть блестит.' };

test('API-26 PRD-54 a customer reviews a bought product, and all visitors see it for all its sizes', async () => {
  const added = await add(anna, { ...good, product: 1, plus: 'Состав', minus: '' });
  expect(review.parse(added.value)).toMatchObject({
    ...good,
    plus: 'Состав',
    minus: '',
    user: { name: 'Анна', last_name: 'Лесная', personal_photo: null },
    product: 1,
    active: 'Y',
  });
  for (const id of [1, 2]) expect(await list(id)).toMatchObject({ count: 1, page_count: 1, reviews: [{ score: 5 }] });
});

test('API-26 a review of a larger size is a second review of the same product', async () => {
  expect(await add(anna, { ...good, product: 2 })).toMatchObject({
    status: 409,
    failure: { code: 'already_reviewed', message: 'Вы уже оставили отзыв об этом товаре' },
  });
});

test('API-26 PRD-56 a customer who did not buy a product, or returned it, may not review it; nor may an anonymous visitor', async () => {
  expect(await add(boris, { ...good, product: 1 })).toMatchObject({
    status: 403,
    failure: { code: 'buy_product_error' },
  });
  expect(await add(boris, { ...good, product: 4 })).toMatchObject({
    status: 403,
    failure: { code: 'buy_product_error' },
  });
  expect(await add(await shop.visit(), { ...good, product: 1 })).toMatchObject({ status: 401 });
  expect(await add(undefined, { ...good, product: 1 })).toMatchObject({ status: 401 });
  expect(await add(anna, { ...good, product: 999 })).toMatchObject({ status: 404 });
});

test.each(['N', 'P', 'A', 'R', 'D'])(
  'API-26 PRD-56 goods of an order in the state %s are not received: no review',
  async (statusId) => {
    const number = await pastOrder(shop.db, { customerId: 2, productIds: [1], statusId });
    expect(await add(boris, { ...good, product: 1 })).toMatchObject({
      status: 403,
      failure: {
        code: 'buy_product_error',
        message: 'Отзыв можно оставить только о купленном товаре, когда вы его получите',
      },
    });
    expect(await permission('korm_les_1', boris)).toMatchObject({
      can_review: false,
      errors: { buy_product_error: true },
    });
    await shop.db.delete(order).where(eq(order.id, number));
  },
);

test('API-26 fifty reviews in a day: twenty are taken', async () => {
  const [like] = await shop.db.select().from(product).where(eq(product.id, 4));
  if (!like) throw new Error('The small shop has no product 4');
  const ids = Array.from({ length: 50 }, (_, at) => 9000 + at);
  await shop.db
    .insert(product)
    .values(ids.map((id) => ({ ...like, id, code: `like_${id}`, article: `A-${id}`, offerGroupId: null })));
  await shop.db.insert(customer).values({ id: 900, login: 'vera' });
  await pastOrder(shop.db, { customerId: 900, productIds: ids });
  const now = new Date();
  const { session } = await createSession(shop.db, '', now);
  const { id: vera } = await renewSession(shop.db, session, { customerId: 900 }, now);
  const answers = [];
  for (const id of ids) answers.push(await add(vera, { ...good, product: id }));
  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), ...Array(30).fill(429)]);
  expect(await shop.db.$count(reviewTable, eq(reviewTable.customerId, 900))).toBe(20);
});

test('PRD-05 PRD-56 a product says whether its visitor may review it, and why not', async () => {
  const no = { user_not_authorized: false, buy_product_error: false };
  expect(await permission('korm_les_1')).toEqual({ can_review: false, errors: { ...no, user_not_authorized: true } });
  expect(await permission('korm_les_3', boris)).toEqual({
    can_review: false,
    errors: { ...no, buy_product_error: true },
  });
  expect(await permission('korm_les_3', anna)).toEqual({ can_review: false, errors: no });
  expect(await permission('pashtet_pole', boris)).toEqual({ can_review: true, errors: no });
});

test.each([
  [{ product: 3, score: 0 }, 'score'],
  [{ product: 3, score: 6 }, 'score'],
  [{ product: 3, score: 4.5 }, 'score'],
  [{ product: 3, score: 'пять' }, 'score'],
  [{ product: 3, text: '   ' }, 'text'],
  [{ product: 3, text: 'а'.repeat(3001) }, 'text'],
  [{ product: 3, minus: 'а'.repeat(1001) }, 'minus'],
  [{ product: 'паштет' }, 'product'],
])('API-26 VAL-26 %j is refused, and the answer says what is wrong', async (wrong, field) => {
  expect(await add(anna, { ...good, ...wrong })).toMatchObject({
    status: 400,
    failure: { code: 'validation', fields: { [field]: expect.any(String) } },
  });
});

test('API-26 tags are removed from a review when it is stored, unknown fields are dropped', async () => {
  const text =
    '<script>alert(1)</script><b>Щенок</b> в восторге!\r\n<img src=x onerror=alert(1)>\nДоставили <i>быстро</i>.';
  const added = await add(anna, {
    score: '4',
    text,
    product: '3',
    active: 'N',
    user: { name: 'Кто-то' },
    date: '01.01.2000',
  });
  expect(added.value).toMatchObject({
    text: 'alert(1)Щенок в восторге!\nДоставили быстро.',
    user: { name: 'Анна' },
    active: 'Y',
  });
  expect(added.value).not.toMatchObject({ date: '01.01.2000' });
  const nothing = await add(boris, { score: 5, text: '<p></p><br><hr><b></b>', product: 3 });
  expect(nothing).toMatchObject({ status: 400, failure: { fields: { text: expect.any(String) } } });
});

test('API-26 repeated and concurrent attempts leave one review', async () => {
  const attempts = await Promise.all(
    Array.from({ length: 5 }, (_, at) =>
      add(boris, { ...good, score: 2, product: 3 }, at < 3 ? 'attempt-1' : undefined),
    ),
  );
  const statuses = new Set(attempts.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect((await list(3)).reviews.filter(({ user }) => user.name === 'Борис')).toHaveLength(1);
});

test('API-24 reviews have pages, latest first, without those that a moderator has hidden', async () => {
  const old = { productId: 5, name: 'Ольга', text: 'Хороший наполнитель.', score: 4 };
  await shop.db.insert(reviewTable).values([
    { ...old, createdAt: new Date('2025-03-01T08:00:00Z') },
    { ...old, createdAt: new Date('2025-05-31T21:30:00Z'), photo: '/pictures/person/1/1' },
    { ...old, createdAt: new Date('2025-04-01T08:00:00Z') },
    { ...old, createdAt: new Date('2025-07-01T08:00:00Z'), isActive: false },
  ]);
  const first = await list(5, '?perPage=2');
  expect(first).toMatchObject({ count: 3, page_count: 2 });
  expect(first.reviews.map(({ date }) => date)).toEqual(['01.06.2025', '01.04.2025']);
  expect(first.reviews[0]?.user.personal_photo).toBe('/pictures/person/1/1');
  expect((await list(5, '?perPage=2&page=2')).reviews).toHaveLength(1);
  expect((await list(5, '?page=9')).reviews).toEqual([]);
  expect(await list(999)).toEqual({ count: 0, page_count: 0, reviews: [] });
  expect(await shop.ask('/catalog/review/get/5/?perPage=0')).toMatchObject({ status: 400 });
  expect(await shop.ask('/catalog/review/get/x/')).toMatchObject({ status: 400 });
});

test('API-25 PRD-37 the average is of all visible reviews, with a decimal', async () => {
  await shop.db.insert(reviewTable).values({ productId: 5, name: 'Иван', text: 'Пылит.', score: 1 });
  expect(await average(5)).toEqual({
    average: 3.3,
    count: 4,
    photos: 0,
    pets: [],
    scores: [
      { score: 5, count: 0 },
      { score: 4, count: 3 },
      { score: 3, count: 0 },
      { score: 2, count: 0 },
      { score: 1, count: 1 },
    ],
  });
  expect(await average(999)).toMatchObject({ average: 0, count: 0 });
  expect(await shop.ask('/catalog/review/get_average/0/')).toMatchObject({ status: 400 });
  expect((await shop.ask('/catalog/review/get_average/5/')).headers.get('cache-control')).toBe('public, max-age=60');
});

test('a review stays when its author is deleted', async () => {
  const before = await list(1);
  await shop.db.update(reviewTable).set({ customerId: null }).where(eq(reviewTable.customerId, 1));
  await shop.db.update(customer).set({ firstName: 'Аня' }).where(eq(customer.id, 1));
  expect(await list(1)).toEqual(before);
});
