import { bookedVisit as answered } from '@zapovednik/api/services/calls/booking';
import { eq } from 'drizzle-orm';
import { bookedVisit, customer, earlierConclusion, serviceReview, visitFile } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { pdf } from '../../../testing/files';
import { fillSalons } from '../../../testing/salons';
import { PASSWORD, quickHash } from '../../../testing/small-shop';
import { LINK_KEY } from '../../../testing/start-shop';
import { SECOND } from '../../../testing/test-clock';
import { useShop, type Visitor } from '../../../testing/use-shop';
import { guestVisitData } from '../personal/guest-data';
import { visitToken } from './visit-link';

/** Nine o’clock on a Tuesday, by the salon’s clock. */
const NINE = Date.parse('2026-11-24T04:00:00.000Z');
const BEFORE = Date.parse('2026-11-23T10:00:00Z');
const AFTER = Date.parse('2026-11-25T10:00:00Z');

const shop = useShop({ sandboxes: true, at: BEFORE });
let staff: Visitor;
let guests = 0;
beforeAll(async () => {
  await fillSalons(shop.db);
  const passwordHash = await quickHash(PASSWORD);
  await shop.db.insert(customer).values({ login: 'sklad', passwordHash, groups: ['1c_service_user'] });
  staff = await shop.customer('sklad');
});
afterEach(async () => {
  for (const table of [visitFile, earlierConclusion, serviceReview, bookedVisit]) await shop.db.delete(table);
});

/** A guest's visit that is over, with a conclusion. */
async function visited({ concluded = true, session }: { concluded?: boolean; session?: string } = {}) {
  guests += 1;
  const phone = `7922777${1000 + guests}`;
  shop.clock.at(BEFORE + guests * SECOND);
  const { value } = await shop.ask('/services/vet/send/', {
    session: session ?? (await shop.visit()),
    body: {
      ...{ salonId: 1, serviceId: 1, specialistId: 1, animal: 'dog', petName: 'Рекс' },
      startsAt: new Date(NINE + (guests % 2) * 3600 * SECOND).toISOString(),
      ...{ name: 'Иван Лесов', phone, acceptPersonData: 'Y' },
    },
  });
  const { id } = answered.parse(value);
  shop.clock.at(AFTER + guests * 3600 * SECOND);
  if (concluded) {
    const files = [{ name: 'Анализ.pdf', content: pdf.toString('base64') }];
    await staff.ask(`/admin/services/visit/${id}/conclude/`, { conclusion: 'Здоров', files });
  }
  return { id, phone, path: `/services/visit/link/${visitToken(id, LINK_KEY)}` };
}
/** The code in the message, which is sent after the answer. */
async function codeOf(phone: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await shop.outside.sentTo(phone)).length > 0) return shop.outside.code(phone);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('No message came');
}
const fifty = Array.from({ length: 50 }, (_, n) => n);

test('CAB-25 a guest reads the conclusion by the signed link and a code to the phone of the visit', async () => {
  const { phone, path } = await visited();
  const session = await shop.visit();
  expect((await shop.ask(`${path}/`)).value).toMatchObject({ hasConclusion: true, conclusion: '', files: [] });
  expect(await shop.ask(`${path}/code/`, { session, body: {} })).toMatchObject({ status: 200 });
  const code = await codeOf(phone);
  expect((await shop.ask(`${path}/conclusion/`, { session, body: { code } })).value).toEqual({
    conclusion: 'Здоров',
    files: [{ name: 'Анализ.pdf', type: 'application/pdf', content: pdf.toString('base64') }],
  });
  // A code is used up.
  expect(await shop.ask(`${path}/conclusion/`, { session, body: { code } })).toMatchObject({ status: 422 });
});

test('CAB-25 not with a guessed code, in another session, by a forged link or by the link of another guest', async () => {
  const [own, other] = [await visited(), await visited()];
  const session = await shop.visit();
  await shop.ask(`${own.path}/code/`, { session, body: {} });
  const code = await codeOf(own.phone);
  const read = (path: string, body: object, by = session) => shop.ask(`${path}/conclusion/`, { session: by, body });
  expect(await read(other.path, { code })).toMatchObject({ status: 422 });
  expect(await read(own.path, { code }, await shop.visit())).toMatchObject({ status: 422 });
  expect(await read(`${own.path}x`, { code })).toMatchObject({ status: 404 });
  expect(await shop.ask(`${own.path}x/code/`, { session, body: {} })).toMatchObject({ status: 404 });
  expect(await read(own.path, { code: '' })).toMatchObject({ status: 400 });
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const answers = await Promise.all(fifty.map(() => read(own.path, { code: wrong })));
  expect(answers.map(({ status }) => status).filter((status) => status !== 422 && status !== 429)).toEqual([]);
  // Fifty guesses have used up the code.
  expect((await read(own.path, { code })).status).not.toBe(200);
});

test('CAB-25 nobody gets a code for the visit of a customer, or where there is no conclusion', async () => {
  const none = await visited({ concluded: false });
  const session = await shop.visit();
  expect((await shop.ask(`${none.path}/`)).value).toMatchObject({ hasConclusion: false });
  expect(await shop.ask(`${none.path}/code/`, { session, body: {} })).toMatchObject({ status: 404 });
  const owned = await visited({ session: await shop.signIn('anna@example.ru') });
  expect((await shop.ask(`${owned.path}/`)).value).not.toHaveProperty('hasConclusion');
  expect(await shop.ask(`${owned.path}/code/`, { session, body: {} })).toMatchObject({ status: 404 });
});

test('CAB-25 fifty requests for a code send one', async () => {
  const { phone, path } = await visited();
  const session = await shop.visit();
  await Promise.all(fifty.slice(0, 25).map(() => shop.ask(`${path}/code/`, { session, body: {} })));
  await codeOf(phone);
  expect(await shop.outside.sentTo(phone)).toHaveLength(1);
});

test('VET-06 a guest writes a review of the visit by its link: once, under the first name', async () => {
  const { path } = await visited();
  expect((await shop.ask(`${path}/`)).value).toMatchObject({ canReview: true });
  const body = { score: 5, text: 'Спокойно и бережно' };
  const answers = await Promise.all(fifty.slice(0, 20).map(() => shop.ask(`${path}/review/`, { body })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...fifty.slice(1, 20).map(() => 409)]);
  expect(await shop.db.select().from(serviceReview)).toMatchObject([{ name: 'Иван', customerId: null, score: 5 }]);
  expect((await shop.ask(`${path}/`)).value).toMatchObject({ canReview: false });
  expect(await shop.ask(`${path}x/review/`, { body })).toMatchObject({ status: 404 });
});

test('VET-06 a customer writes one review, by the link or signed in; nobody before the visit or after a cancelled one', async () => {
  const session = await shop.signIn('anna@example.ru');
  const { id, path } = await visited({ session });
  const body = { score: 4, text: 'Хороший врач' };
  expect(await shop.ask(`${path}/review/`, { body })).toMatchObject({ status: 200 });
  const again = await shop.ask('/services/vet/addReview/', { session, body: { specialistId: 1, ...body } });
  expect(again).toMatchObject({ status: 409 });
  await shop.db.delete(serviceReview);
  await shop.db.update(bookedVisit).set({ status: 'cancelled' }).where(eq(bookedVisit.id, id));
  expect(await shop.ask(`${path}/review/`, { body })).toMatchObject({ status: 403 });
  await shop.db.update(bookedVisit).set({ status: 'booked' }).where(eq(bookedVisit.id, id));
  shop.clock.at(BEFORE);
  expect(await shop.ask(`${path}/review/`, { body })).toMatchObject({ status: 403 });
});

test('CAB-18 a guest whose data is deleted: no conclusion, no file, no earlier one, and no name at the review', async () => {
  const { id, phone, path } = await visited();
  await staff.ask(`/admin/services/visit/${id}/conclude/`, { conclusion: 'Новое заключение' });
  await shop.ask(`${path}/review/`, { body: { score: 5, text: 'Спокойно и бережно' } });
  expect(await shop.db.$count(earlierConclusion)).toBe(1);
  await inTransaction(shop.db, (tx) => guestVisitData.erase(tx, { kind: 'phone', value: phone }, shop.clock.now()));
  expect(await shop.db.select().from(bookedVisit)).toMatchObject([{ conclusion: '', name: '', phone: '' }]);
  expect(await shop.db.$count(visitFile)).toBe(0);
  expect(await shop.db.$count(earlierConclusion)).toBe(0);
  expect(await shop.db.select().from(serviceReview)).toMatchObject([{ name: 'Покупатель', score: 5 }]);
  const again = await staff.ask(`/admin/services/visit/${id}/conclude/`, { conclusion: 'Ещё' });
  expect(again).toMatchObject({ status: 409, failure: { code: 'no_reader' } });
});
