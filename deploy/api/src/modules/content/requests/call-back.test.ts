import { attempt, consent, message, salon, visitorRequest } from '../../../db/schema';
import { lettersIn } from '../../../testing/letters';
import { fillSalons } from '../../../testing/salons';
import { WITH_CAPTCHA } from '../../../testing/sandboxes';
import { startShop } from '../../../testing/start-shop';
import { useShop } from '../../../testing/use-shop';
import { forgetOldRequests } from './take-request';

const shop = useShop({ sandboxes: true });
const letters = lettersIn(shop);
beforeAll(async () => {
  await fillSalons(shop.db);
});
afterEach(async () => {
  await letters.repair();
  for (const table of [message, visitorRequest, consent, attempt]) await shop.db.delete(table);
  await shop.db.update(salon).set({ email: 'salon@example.ru' });
});

const form = { salonId: 1, serviceId: 1, name: 'Иван Лесов', phone: '+7 922 555-00-01', acceptPersonData: 'Y' };
let requests = 0;
/** Each request comes from another network, so that the limits of one network do not count. */
const headers = () => {
  requests += 1;
  return { 'x-forwarded-for': `10.2.${requests >> 8}.${requests & 255}` };
};
const requestCall = async (body: object = form, options: object = {}) =>
  shop.ask('/services/call_back/ask/', {
    ...{ body, headers: headers(), session: await shop.visit() },
    ...options,
  });
const fifty = Array.from({ length: 50 }, (_, n) => n);

test('VET-03 GRM-03 the salon gets a letter with name, phone and service; the consent is logged', async () => {
  expect(await requestCall()).toMatchObject({ status: 200 });
  expect(await shop.db.select().from(visitorRequest)).toMatchObject([{ phone: '79225550001', name: 'Иван Лесов' }]);
  expect(await shop.db.select().from(consent)).toMatchObject([{ kind: 'personal_data', email: null }]);
  await letters.send();
  const [letter] = await shop.outside.sentTo('salon@example.ru');
  expect(letter?.subject).toMatch(/^Просьба перезвонить № \d+: Осмотр$/);
  expect(letter?.text).toContain('+79225550001');
});

test('VET-03 the same request fifty times is one letter; one phone asks three salons a day', async () => {
  const answers = await Promise.all(fifty.map(() => requestCall()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect([await shop.db.$count(visitorRequest), await shop.db.$count(message)]).toEqual([1, 1]);
  expect(await requestCall({ ...form, salonId: 2 })).toMatchObject({ status: 200 });
  expect(await requestCall({ ...form, salonId: 3, serviceId: 2 })).toMatchObject({ status: 200 });
  expect(await requestCall({ ...form, salonId: 4, serviceId: 3 })).toMatchObject({
    ...{ status: 429, failure: { fields: { phone: expect.stringMatching(/уже обещали позвонить/) } } },
  });
}, 60_000);

test('VET-03 one network asks twenty times a day', async () => {
  const network = { headers: { 'x-forwarded-for': '10.9.9.9' } };
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, n) => requestCall({ ...form, phone: `792255501${10 + n}` }, network)),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

test.each([
  ['no salon', { salonId: 99 }, 404],
  ['a service of another kind', { serviceId: 2 }, 404],
  ['no consent', { acceptPersonData: 'N' }, 400],
  ['no phone', { phone: '12' }, 400],
  ['a very long name', { name: 'я'.repeat(201) }, 400],
])('VET-09 %s is refused', async (_, change, status) => {
  expect(await requestCall({ ...form, ...change })).toMatchObject({ status, failure: { message: expect.any(String) } });
  expect(await shop.db.$count(visitorRequest)).toBe(0);
});

test('SES-14 a robot is refused, and a salon without an address for letters says so', async () => {
  const guarded = await startShop({ sandboxes: WITH_CAPTCHA });
  await fillSalons(guarded.db);
  const send = async (captchaResponse?: string) =>
    guarded.ask('/services/call_back/ask/', { session: await guarded.visit(), body: { ...form, captchaResponse } });
  expect(await send()).toMatchObject({ status: 422, failure: { code: 'captcha' } });
  expect(await send('robot')).toMatchObject({ status: 422, failure: { code: 'captcha' } });
  expect(await send('pass-1')).toMatchObject({ status: 200 });
  await guarded.close();
  await shop.db.update(salon).set({ email: '' });
  expect(await requestCall()).toMatchObject({ status: 409, failure: { code: 'no_call_back' } });
  expect(await shop.db.$count(visitorRequest)).toBe(0);
}, 60_000);

test('what a person types reaches no header of the letter, and is gone after a month', async () => {
  expect(await requestCall({ ...form, name: 'Иван\r\nBcc: all@example.ru <b>x</b>' })).toMatchObject({ status: 200 });
  await letters.send();
  const [letter] = await shop.outside.sentTo('salon@example.ru');
  expect(letter?.text).toContain('Иван Bcc');
  expect(letter?.subject).not.toContain('Иван');
  expect(letter?.text).not.toContain('<b>');
  await forgetOldRequests(shop.db, new Date(Date.now() + 31 * 24 * 3_600_000));
  expect(await shop.db.$count(visitorRequest)).toBe(0);
});
