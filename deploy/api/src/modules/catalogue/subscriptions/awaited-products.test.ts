import { getAwaitedProducts } from '@zapovednik/api/cabinet/calls/awaited';
import { userSession } from '@zapovednik/api/shell/wire/user';
import { subscription } from '../../../db/schema';
import { PASSWORD, PERM } from '../../../testing/small-shop';
import { useShop } from '../../../testing/use-shop';

let anna: string;
const shop = useShop();
beforeAll(async () => {
  anna = await shop.signIn('anna@example.ru');
});
afterEach(() => shop.db.delete(subscription));

const path = '/catalog/subscribe/list/';
const awaited = async (session = anna, query = '') =>
  getAwaitedProducts.answer.parse((await shop.ask(path + query, { session })).value);
const wait = (product: number, session = anna, location?: number) =>
  shop.ask(`/catalog/subscribe/add/${product}/anna@example.ru/`, { session, body: {}, ...(location && { location }) });

test('PRD-48 a customer sees what they wait for, as this city has it, the newest first', async () => {
  await wait(5);
  await wait(2, anna, PERM);
  const { ITEMS, COUNT, PAGE_COUNT } = await awaited();
  expect(
    ITEMS.map(({ PRODUCT, IS_HERE, CITY, EMAIL }) => [PRODUCT.id, PRODUCT.quantity, IS_HERE, CITY, EMAIL]),
  ).toEqual([
    [2, 5, 'N', 'в городе', 'anna@example.ru'],
    [5, 0, 'Y', 'в городе', 'anna@example.ru'],
  ]);
  expect([COUNT, PAGE_COUNT]).toEqual([2, 1]);
  expect((await awaited(anna, '?perPage=1&page=2')).ITEMS.map(({ PRODUCT }) => PRODUCT.id)).toEqual([5]);
  expect((await awaited(anna, '?page=9')).ITEMS).toEqual([]);
});

test('PRD-48 subscriptions from before the sign-in are in the list; somebody else’s never are', async () => {
  const session = await shop.visit();
  await wait(5, session);
  const answer = await shop.ask('/personal/user/auth/', { session, body: { login: 'boris', password: PASSWORD } });
  const boris = userSession.parse(answer.value).session_id;
  expect((await awaited(boris)).ITEMS.map(({ PRODUCT }) => PRODUCT.id)).toEqual([5]);
  expect(await awaited()).toEqual({ ITEMS: [], COUNT: 0, PAGE_COUNT: 0 });
});

test('PRD-48 the list is for signed-in customers; invalid pages are refused', async () => {
  expect(await shop.ask(path)).toMatchObject({ status: 401 });
  expect(await (await shop.visitor()).ask(path)).toMatchObject({ status: 401 });
  for (const query of ['?page=0', '?perPage=1000', '?page=x']) {
    expect(await shop.ask(path + query, { session: anna })).toMatchObject({ status: 400 });
  }
});
