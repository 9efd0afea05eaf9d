import { eq } from 'drizzle-orm';
import { contactWarning, customer } from '../../../db/schema';
import { ANNA, codesIn } from '../../../testing/codes';
import { sendMessages } from '../../../testing/send-messages';
import { sessionOf } from '../../../testing/session-of';
import { PASSWORD } from '../../../testing/small-shop';
import { SECOND } from '../../../testing/test-clock';
import { useShop } from '../../../testing/use-shop';
import { forgetOldWarnings } from './warn-old-contact';

const DAY = 24 * 3600;

const shop = useShop({ sandboxes: true, at: new Date() });
const codes = codesIn(shop);
// Anna gets her phone back, and the next test has its own hour and day.
afterEach(async () => {
  await shop.db.delete(contactWarning);
  await shop.db
    .update(customer)
    .set({ phone: ANNA, email: 'anna@example.ru', emailConfirmedAt: shop.clock.now(), login: 'anna@example.ru' })
    .where(eq(customer.id, 1));
  shop.clock.pass((DAY + 1) * SECOND);
});

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const send = () => sendMessages(shop.work, log);
const queued = () => shop.db.select().from(contactWarning);
const warningsTo = async (address: string) =>
  (await shop.outside.texts(address)).filter((text) => text.includes('password-recovery'));

async function changePhone(session: string, phone: string) {
  await codes.request(phone, session);
  return codes.call('update/', { phone, code: await shop.outside.code(phone), password: PASSWORD }, session);
}

test('CAB-18 API-90 a changed phone is told to the old one, with what to do, and without the new number', async () => {
  const session = await shop.signIn('anna@example.ru');
  expect(await changePhone(session, '79227770001')).toMatchObject({ status: 200 });
  await Promise.all([send(), send(), send()]);
  const [text = '', ...more] = await warningsTo(ANNA);
  expect(more).toEqual([]);
  expect(text).toMatch(/телефон вашего аккаунта изменили\. Это не вы\? .*\/auth\/password-recovery\//);
  expect(text).not.toContain('7770001');
  await send();
  expect(await warningsTo(ANNA)).toHaveLength(1);
  expect(await warningsTo('79227770001')).toEqual([]);
});

test('CAB-18 API-69 a confirmed e-mail is told of the new one once that is confirmed, and of its removal', async () => {
  const before = await shop.signIn('anna@example.ru');
  const changed = await codes.call('update/', { email: 'anna.new@example.ru', password: PASSWORD }, before);
  const session = sessionOf(changed);
  expect(await queued()).toEqual([]);
  await shop.ask(`/personal/user/confirm/${await shop.outside.token('anna.new@example.ru')}/`);
  await send();
  const [text = ''] = await warningsTo('anna@example.ru');
  expect(text).toContain('Если это были не вы');
  expect(text).not.toContain('anna.new');
  await codes.call('update/', { email: '', password: PASSWORD }, session);
  await send();
  expect(await warningsTo('anna.new@example.ru')).toHaveLength(1);
});

test('an address that was never confirmed gets nothing: it may be a stranger’s', async () => {
  let session = await shop.signIn('boris');
  for (const email of ['victim@example.ru', 'boris@example.ru', '']) {
    session = sessionOf(await codes.call('update/', { email, password: PASSWORD }, session));
  }
  expect(await queued()).toEqual([]);
});

test('a change that is refused warns nobody, and its answer is the same as without a warning', async () => {
  const session = await shop.signIn('boris');
  await codes.request(ANNA, session);
  const taken = { phone: ANNA, code: await shop.outside.code(ANNA), password: PASSWORD };
  expect(await codes.call('update/', taken, session)).toMatchObject({ status: 409 });
  expect(
    await codes.call('update/', { phone: '79227770001', code: '000000', password: PASSWORD }, session),
  ).toMatchObject({ status: 422 });
  expect(await queued()).toEqual([]);
});

test('changes to and fro do not flood a contact: three warnings a day', async () => {
  let session = await shop.signIn('anna@example.ru');
  for (let times = 0; times < 5; times += 1) {
    for (const phone of ['79227770001', ANNA]) {
      shop.clock.pass(3601 * SECOND);
      session = sessionOf(await changePhone(session, phone));
    }
  }
  expect(await shop.db.$count(contactWarning, eq(contactWarning.address, ANNA))).toBe(3);
  await forgetOldWarnings(shop.db, new Date(shop.clock.now().getTime() + DAY * 1000));
  expect(await queued()).toEqual([]);
});

test('the same change fifty times at once warns once', async () => {
  const session = await shop.signIn('anna@example.ru');
  const phone = '79227770001';
  await codes.request(phone, session);
  const code = await shop.outside.code(phone);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => codes.call('update/', { phone, code, password: PASSWORD }, session)),
  );
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await queued()).toHaveLength(1);
});

test('while SMS cannot be sent the change works, and the warning follows', async () => {
  const session = await shop.signIn('anna@example.ru');
  const before = (await warningsTo(ANNA)).length;
  await changePhone(session, '79227770001');
  await shop.outside.make('smsc', 'failing');
  await send();
  expect(log.warn).toHaveBeenCalled();
  await shop.outside.make('smsc', 'ok');
  await send();
  expect(await warningsTo(ANNA)).toHaveLength(before);
  shop.clock.pass(301 * SECOND);
  await send();
  expect(await warningsTo(ANNA)).toHaveLength(before + 1);
});
