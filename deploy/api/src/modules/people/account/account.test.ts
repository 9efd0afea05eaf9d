import { desc, eq, getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import * as tables from '../../../db/schema';
import { consent, customer, subscription } from '../../../db/schema';
import { ANNA, codesIn } from '../../../testing/codes';
import { sessionOf } from '../../../testing/session-of';
import { PASSWORD } from '../../../testing/small-shop';
import { LINK_KEY } from '../../../testing/start-shop';
import { SECOND } from '../../../testing/test-clock';
import { useShop } from '../../../testing/use-shop';
import { unsubscribeUrl } from '../unsubscribe/unsubscribe-link';

let anna: string;
let boris: string;
const shop = useShop({ sandboxes: true, at: new Date() });
const codes = codesIn(shop);
beforeAll(async () => {
  [anna, boris] = [await shop.signIn('anna@example.ru'), await shop.signIn('boris')];
});
beforeEach(async () => {
  await shop.db.delete(consent);
  await shop.db.update(customer).set({ stockEmails: true, autoOrderEmails: true });
});

const accountOf = async (session: string) => (await shop.ask('/personal/user/account/', { session })).value;
const wish = (messages: object, session = anna) => codes.call('messages/', messages, session);
const log = () => shop.db.select().from(consent).orderBy(desc(consent.id));

test('CAB-18 the settings show the customer’s own data, and what waits to be confirmed', async () => {
  expect(await accountOf(anna)).toMatchObject({
    user_id: 1,
    email: 'anna@example.ru',
    phone: ANNA,
    has_password: true,
    email_to_confirm: null,
    bonuses: 500,
    deletes_on: null,
    messages: { news_email: false, news_sms: false, stock: true, auto_orders: true },
  });
  anna = sessionOf(await codes.call('update/', { email: 'anna.new@example.ru', password: PASSWORD }, anna));
  expect(await accountOf(anna)).toMatchObject({
    email: 'anna@example.ru',
    email_to_confirm: 'anna.new@example.ru',
  });
  shop.clock.pass((24 * 3600 + 1) * SECOND);
  expect(await accountOf(anna)).toMatchObject({ email_to_confirm: null });
  boris = sessionOf(await codes.call('update/', { email: 'boris@example.ru', password: PASSWORD }, boris));
  expect(await accountOf(boris)).toMatchObject({ email_confirmed: false, email_to_confirm: 'boris@example.ru' });
  expect(await (await shop.visitor()).ask('/personal/user/account/')).toMatchObject({ status: 401 });
});

test('CAB-18 a wish for news is logged as a consent with its version, once however often it is repeated', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => wish({ news_email: true })));
  expect(answers[0]).toMatchObject({ status: 200, value: { news_email: true, stock: true } });
  expect(await log()).toMatchObject([{ kind: 'news', given: true, customerId: 1, email: 'anna@example.ru' }]);
  expect((await log())[0]?.textVersion).toMatch(/^\d{4}-\d\d/);
  await wish({ news_email: false, news_sms: true });
  expect(await log()).toMatchObject([{ kind: 'news_sms', given: true }, { kind: 'news', given: false }, {}]);
  expect(await accountOf(anna)).toMatchObject({ messages: { news_email: false, news_sms: true } });
  expect(await accountOf(boris)).toMatchObject({ messages: { news_email: false, news_sms: false } });
});

test('the service that sends news is told of the wish', async () => {
  await wish({ news_email: true });
  const told = { subscriptions: [{ pointOfContact: 'Email', isSubscribed: true }] };
  for (let tries = 0; tries < 100; tries += 1) {
    if (JSON.stringify(await shop.outside.read('/mindbox/operations')).includes(JSON.stringify(told).slice(1, -1)))
      return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The service was not told');
});

test('news by e-mail need a confirmed address, so that nobody orders them for somebody else', async () => {
  boris = sessionOf(await codes.call('update/', { email: 'victim@example.ru', password: PASSWORD }, boris));
  expect(await wish({ news_email: true }, boris)).toMatchObject({
    status: 422,
    failure: { fields: { news_email: 'Сначала подтвердите адрес почты' } },
  });
  expect(await wish({ news_sms: true }, boris)).toMatchObject({ status: 422 });
  expect(await log()).toEqual([]);
});

test('CAB-18 the link of an e-mail and the settings agree', async () => {
  await wish({ news_email: true });
  const path = unsubscribeUrl('', 'anna@example.ru', LINK_KEY).replace('/api', '');
  await fetch(shop.root + path, { method: 'POST' });
  expect(await accountOf(anna)).toMatchObject({ messages: { news_email: false, stock: false, auto_orders: true } });
  await wish({ stock: true });
  expect(await accountOf(anna)).toMatchObject({ messages: { stock: true } });
});

test('news that were agreed to with an order for another address end with the settings, too', async () => {
  const common = { kind: 'news' as const, textVersion: '1', network: '' };
  await shop.db.insert(consent).values({ ...common, given: true, customerId: 1, email: 'gift@example.ru' });
  expect(await accountOf(anna)).toMatchObject({ messages: { news_email: true } });
  await wish({ news_email: false });
  const last = await shop.db
    .select()
    .from(consent)
    .where(eq(consent.email, 'gift@example.ru'))
    .orderBy(desc(consent.id));
  expect(last[0]).toMatchObject({ given: false });
});

test('who asks for an e-mail about a product wants such e-mails again', async () => {
  await wish({ stock: false });
  await shop.ask('/catalog/subscribe/add/5/anna@example.ru/', { session: anna });
  expect(await accountOf(anna)).toMatchObject({ messages: { stock: true } });
});

test('CAB-18 the file has everything about the customer, and nothing about others; a few an hour', async () => {
  await shop.ask('/catalog/subscribe/add/5/boris@example.ru/', { session: boris });
  await shop.db.insert(subscription).values({ productId: 4, locationId: 2201, email: 'anna@example.ru' });
  const { value } = await shop.ask('/personal/user/data/', { session: anna });
  expect(value).toMatchObject({
    person: { email: 'anna@example.ru', bonus_balance: 500 },
    subscriptions: expect.arrayContaining([expect.objectContaining({ productId: 4 })]),
  });
  const text = JSON.stringify(value);
  expect(text).not.toMatch(/boris|scrypt|sessionKey|passwordHash/);
  expect(text).not.toContain(anna);
  const more = await Promise.all(Array.from({ length: 50 }, () => shop.ask('/personal/user/data/', { session: anna })));
  expect(more.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(more.at(-1)).toMatchObject({ status: 429 });
});

/** Tables with a customer's id, and the section of the file with their rows, or the reason why there is none. */
const inFile: Record<string, string> = {
  account_deletion: 'person: the settings show it',
  visit: 'visits',
  article_comment: 'article_comments',
  article_like: 'article_likes',
  auto_order: 'auto_orders',
  basket: 'basket',
  bonus_movement: 'bonuses',
  comment_report: 'comment_reports',
  visitor_request: 'requests',
  consent: 'consents',
  contact_change: 'waiting_changes',
  contact_warning: 'a message on its way, for a day',
  coupon_use: 'coupons',
  delivery_profile: 'addresses',
  favourite: 'favourites',
  known_device: 'devices: the browsers of today; of earlier ones only that they are known, for a month',
  mail_token: 'a secret, for a day',
  pet: 'pets',
  pet_picture: 'pets: its address',
  product_question: 'questions',
  review: 'reviews',
  review_picture: 'reviews: their addresses',
  review_report: 'review_reports',
  review_vote: 'review_votes',
  service_review: 'visit_reviews',
  session: 'devices',
  shop_order: 'orders',
  subscription: 'subscriptions',
};

test('every table that names a customer has its place in the file', () => {
  const named = Object.values(tables).filter((table) => is(table, Table) && 'customerId' in getTableColumns(table));
  const names = named.map((table) => (is(table, Table) ? getTableName(table) : ''));
  expect(names.toSorted()).toEqual(Object.keys(inFile).toSorted());
});
