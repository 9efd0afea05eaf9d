import { acceptedRequest } from '@zapovednik/api/content/calls/request';
import { eq } from 'drizzle-orm';
import { attempt, city, consent, customer, message, visitorRequest } from '../../../db/schema';
import { lettersIn } from '../../../testing/letters';
import { WITH_CAPTCHA } from '../../../testing/sandboxes';
import { PASSWORD, quickHash } from '../../../testing/small-shop';
import { startShop } from '../../../testing/start-shop';
import { useShop } from '../../../testing/use-shop';
import { forgetOldRequests } from './take-request';

const SHOP = 'shop@zapovednik.example';
const shop = useShop({ sandboxes: true });
const letters = lettersIn(shop);
beforeAll(async () => {
  const [main] = await shop.db.select().from(city).where(eq(city.locationId, 2201));
  if (!main) throw new Error('No city');
  await shop.db
    .update(city)
    .set({ contacts: { ...main.contacts, CONTACTS__EMAIL: SHOP } })
    .where(eq(city.id, main.id));
  const passwordHash = await quickHash(PASSWORD);
  await shop.db.insert(customer).values({ login: 'sklad', passwordHash, groups: ['1c_service_user'] });
});
beforeEach(() => Promise.all([visitorRequest, attempt, consent, message].map((table) => shop.db.delete(table))));
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
  await letters.repair();
});

const breeder = {
  kind: 'breeder',
  name: 'Вера Лисина',
  phone: '+7 922 555-00-11',
  email: 'vera@example.ru',
  text: 'Питомник с 2010 года.',
  details: { kennel: 'Лесная гряда', breed: 'Бигль', animals: '6' },
  acceptPersonData: 'Y',
};
const partner = { ...breeder, details: { organisation: 'Клиника «Лапа»', activity: 'Ветеринарная клиника', site: '' } };

const send = async (body: object, path = '/feedback/request/add/', session?: string) =>
  shop.ask(path, { session: session ?? (await shop.visit()), body });
const rows = () => shop.db.select().from(visitorRequest);

test('CON-24 a request is stored with its consent, and the shop gets a letter that can be answered', async () => {
  const { id } = acceptedRequest.parse((await send(breeder)).value);
  expect(await rows()).toMatchObject([
    { id, kind: 'breeder', phone: '79225550011', details: breeder.details, locationId: 2201, customerId: null },
  ]);
  expect(await shop.db.select().from(consent)).toMatchObject([{ kind: 'personal_data', email: 'vera@example.ru' }]);
  await letters.send();
  const [letter] = await shop.outside.sentTo(SHOP);
  expect(letter?.subject).toBe(`Клуб заводчиков, заявка № ${id}, Екатеринбург`);
  for (const told of ['Вера Лисина', '+79225550011', 'Порода: Бигль', 'Питомник с 2010 года.'])
    expect(letter?.text).toContain(told);
});

test('API-157 the partner programme has its own call and fields', async () => {
  const path = '/referal_programm/parthner_programm/send/';
  expect(await send(partner, path)).toMatchObject({ status: 200, value: { id: expect.any(Number) } });
  expect(await rows()).toMatchObject([{ kind: 'partner', details: partner.details }]);
  expect(await send({ ...partner, details: { organisation: '', activity: 'Космос', site: '' } }, path)).toMatchObject({
    status: 400,
    failure: {
      fields: { 'details.organisation': 'Укажите, кого вы представляете', 'details.activity': 'Выберите занятие' },
    },
  });
});

test('the same request fifty times is one request and one letter', async () => {
  const session = await shop.visit();
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(breeder, undefined, session)));
  expect(new Set(answers.map(({ value }) => acceptedRequest.parse(value).id)).size).toBe(1);
  expect(await rows()).toHaveLength(1);
  expect(await shop.db.$count(message)).toBe(1);
});

test('requests are limited for a phone and for a network', async () => {
  const text = (at: number) => ({ ...breeder, text: `Текст ${at}` });
  for (let at = 0; at < 10; at += 1) expect(await send(text(at))).toMatchObject({ status: 200 });
  expect(await send(text(10))).toMatchObject({ status: 429, failure: { code: 'too_many' } });
  const other = (at: number) => ({ ...text(at), phone: `792255501${String(at).padStart(2, '0')}` });
  for (let at = 0; at < 10; at += 1) expect(await send(other(at))).toMatchObject({ status: 200 });
  expect(await send(other(11))).toMatchObject({ status: 429 });
  expect(await rows()).toHaveLength(20);
});

test('HTML and line breaks in fields are only text, in the database and in the letter', async () => {
  await send({
    ...breeder,
    name: 'Вера\r\nBcc: victim@example.ru',
    text: '<script>alert(1)</script>Текст\r\n<b>дальше</b>',
    details: { ...breeder.details, kennel: '<img src=x onerror=alert(1)>Гряда\r\nTo: x@example.ru' },
  });
  expect(await rows()).toMatchObject([{ name: 'Вера Bcc: victim@example.ru', text: 'alert(1)Текст\nдальше' }]);
  await letters.send();
  const [letter] = await shop.outside.sentTo(SHOP);
  expect(letter?.subject).not.toMatch(/Bcc|[\r\n]/);
  expect(letter?.text).toContain('Питомник или приставка: Гряда To: x@example.ru');
  expect(await shop.outside.sentTo('victim@example.ru')).toEqual([]);
});

test.each([
  ['an address with a line break', { email: 'a@example.ru\r\nBcc: b@example.ru' }],
  ['no consent', { acceptPersonData: 'N' }],
  ['a text without end', { text: 'я'.repeat(2001) }],
  ['an unknown kind', { kind: 'hacker' }],
  ['an application without its call', { kind: 'job' }],
  ['a wrong phone', { phone: '123' }],
  ['a detail without end', { details: { ...breeder.details, breed: 'я'.repeat(121) } }],
])('%s is refused', async (_, changes) => {
  expect(await send({ ...breeder, ...changes })).toMatchObject({ status: 400 });
  expect(await rows()).toEqual([]);
});

test('fields that a kind does not have are not stored', async () => {
  await send({ ...breeder, details: { ...breeder.details, isAdmin: 'yes', __proto__: 'x' } });
  expect(Object.keys((await rows())[0]?.details ?? {}).sort()).toEqual(['animals', 'breed', 'kennel']);
});

test('a huge body is not read, and a request needs a session', async () => {
  expect(await send({ ...breeder, text: 'я'.repeat(200_000) })).toMatchObject({ status: 413 });
  expect(await shop.ask('/feedback/request/add/', { body: breeder })).toMatchObject({ status: 401 });
});

test('SES-14 a robot is refused with each kind of request, and nothing of it is stored', async () => {
  const guarded = await startShop({ sandboxes: WITH_CAPTCHA });
  opened.push(guarded);
  const add = async (path: string, body: object, captchaResponse?: string) =>
    guarded.ask(path, { session: await guarded.visit(), body: { ...body, captchaResponse } });
  for (const [path, body] of [
    ['/feedback/request/add/', breeder],
    ['/referal_programm/parthner_programm/send/', partner],
    ['/feedback/vacancy/add/', breeder],
  ] as const) {
    for (const wrong of [undefined, 'robot'])
      expect(await add(path, body, wrong)).toMatchObject({ status: 422, failure: { code: 'captcha' } });
  }
  expect(await guarded.db.$count(visitorRequest)).toBe(0);
  expect(await add('/feedback/request/add/', breeder, 'pass-1')).toMatchObject({ status: 200 });
}, 60_000);

describe('the back office', () => {
  test('CON-24 reads requests in order; nobody else does', async () => {
    const { id } = acceptedRequest.parse((await send(breeder)).value);
    const path = '/admin/feedback/request/get/';
    expect(await (await shop.visitor()).ask(path)).toMatchObject({ status: 401 });
    expect(await (await shop.customer('anna@example.ru')).ask(path)).toMatchObject({ status: 403 });
    const staff = await shop.customer('sklad');
    expect(await staff.ask(path)).toMatchObject({
      value: { requests: [{ id, kind: 'Клуб заводчиков', city: 'Екатеринбург', file: null }] },
    });
    expect(await staff.ask(`${path}?afterId=${id}`)).toMatchObject({ value: { requests: [] } });
  });
});

test('a customer’s request is in the file of own data; requests are deleted after a year', async () => {
  const anna = await shop.signIn('anna@example.ru');
  await send(breeder, undefined, anna);
  expect(await shop.ask('/personal/user/data/', { session: anna })).toMatchObject({
    value: { requests: [{ kind: 'breeder', text: 'Питомник с 2010 года.' }] },
  });
  await forgetOldRequests(shop.db, new Date(Date.now() + 364 * 24 * 3_600_000));
  expect(await rows()).toHaveLength(1);
  await forgetOldRequests(shop.db, new Date(Date.now() + 366 * 24 * 3_600_000));
  expect(await rows()).toEqual([]);
});
