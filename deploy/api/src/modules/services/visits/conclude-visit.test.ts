import { bookedVisit as answered } from '@zapovednik/api/services/calls/booking';
import { getConclusions } from '@zapovednik/api/services/calls/conclusion';
import { getOwnVisitFile, visitList } from '@zapovednik/api/services/calls/visit';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { attempt, bookedVisit, customer, earlierConclusion, message, visitFile } from '../../../db/schema';
import { docx, pdf, zip } from '../../../testing/files';
import { fillSalons } from '../../../testing/salons';
import { PASSWORD, quickHash } from '../../../testing/small-shop';
import { useShop, type Visitor } from '../../../testing/use-shop';

/** A Monday, 15:00 in Екатеринбург. */
const MONDAY = Date.parse('2026-11-23T10:00:00Z');
const NINE = '2026-11-24T04:00:00.000Z';
const AFTER = Date.parse('2026-11-25T10:00:00Z');

let anna: string;
let staff: Visitor;
let photo: Buffer;
const shop = useShop({ at: MONDAY });
beforeAll(async () => {
  await fillSalons(shop.db);
  anna = await shop.signIn('anna@example.ru');
  const passwordHash = await quickHash(PASSWORD);
  await shop.db.insert(customer).values({ login: 'sklad', passwordHash, groups: ['1c_service_user'] });
  staff = await shop.customer('sklad');
  const canvas = { width: 60, height: 40, channels: 3, background: '#7fae6b' } as const;
  photo = await sharp({ create: canvas }).png().toBuffer();
});
afterEach(async () => {
  shop.clock.at(MONDAY);
  for (const table of [visitFile, earlierConclusion, message, bookedVisit, attempt]) await shop.db.delete(table);
});

/** Books a visit. By default the clock then shows the next day. */
async function visit(session = anna, clock = AFTER): Promise<number> {
  const { value } = await shop.ask('/services/vet/send/', {
    session,
    body: {
      ...{ salonId: 1, serviceId: 1, specialistId: 1, startsAt: NINE, animal: 'dog', petName: 'Рекс' },
      ...{ name: 'Анна Лесная', phone: '79221110001', email: 'anna@example.ru', acceptPersonData: 'Y' },
    },
  });
  shop.clock.at(clock);
  return answered.parse(value).id;
}
const fileOf = (name: string, content: Buffer) => ({ name, content: content.toString('base64') });
let calls = 0;
/** Each from its own address, because one address may send sixty requests a minute. */
const conclude = (id: number | string, body: object = {}, session: string | null = staff.session()) => {
  calls += 1;
  return shop.ask(`/admin/services/visit/${id}/conclude/`, {
    body: { conclusion: 'Здоров', ...body },
    headers: { 'x-forwarded-for': `10.4.${calls >> 8}.${calls & 255}` },
    ...(session && { session }),
  });
};
const visitOf = async (id: number) => {
  const { value } = await shop.ask(`/services/vet/gethistory/?id=${id}`, { session: anna });
  return visitList.parse(value).records[0];
};
const fifty = Array.from({ length: 50 }, (_, n) => n);

test('CAB-25 the back office writes the conclusion and the files; the customer reads them at once', async () => {
  const id = await visit();
  const files = [fileOf('../Анализ: крови.pdf', pdf), fileOf('Снимок.PNG', photo)];
  const conclusion = 'Здоров. Лейкоциты < 5.\n\nПовторный осмотр через год.';
  expect((await conclude(id, { conclusion: ` ${conclusion}\n`, files })).value).toEqual({ id, files: 2 });
  const record = await visitOf(id);
  expect(record?.conclusion).toBe(conclusion);
  expect(record?.files.map(({ name }) => name)).toEqual(['Анализ крови.pdf', 'Снимок.jpg']);
  const [first, second] = await Promise.all(
    (record?.files ?? []).map(async (file) =>
      getOwnVisitFile.answer.parse((await shop.ask(`/services/visit/file/${file.id}/`, { session: anna })).value),
    ),
  );
  expect(first).toMatchObject({ type: 'application/pdf', content: pdf.toString('base64') });
  expect(second).toMatchObject({ type: 'image/jpeg', content: expect.stringMatching(/^\/9j\//) });
});

test('CAB-25 written again, it replaces text and files; empty, it is taken back; the earlier ones are kept', async () => {
  const id = await visit();
  await conclude(id, { files: [fileOf('a.pdf', pdf), fileOf('b.png', photo)] });
  await conclude(id, { conclusion: 'Нужна операция', files: [fileOf('c.pdf', pdf)] });
  expect(await visitOf(id)).toMatchObject({ conclusion: 'Нужна операция', files: [{ name: 'c.pdf' }] });
  await conclude(id, { conclusion: '' });
  expect(await visitOf(id)).toMatchObject({ conclusion: '', files: [] });
  const kept = await shop.db.select().from(earlierConclusion).orderBy(earlierConclusion.id);
  expect(kept.map(({ text }) => text)).toEqual(['Здоров', 'Нужна операция']);
  const files = await shop.db.select().from(visitFile).orderBy(visitFile.id);
  expect(files.map(({ name, earlierId }) => [name, earlierId])).toEqual([
    ['a.pdf', kept[0]?.id],
    ['b.jpg', kept[0]?.id],
    ['c.pdf', kept[1]?.id],
  ]);
  expect(await shop.ask(`/services/visit/file/${files[0]?.id}/`, { session: anna })).toMatchObject({ status: 404 });
});

test('CAB-25 the customer reads what was replaced, with its files; after it was taken back, nothing from before', async () => {
  const id = await visit();
  await conclude(id, { files: [fileOf('a.pdf', pdf)] });
  await conclude(id, { conclusion: 'Нужна операция', files: [fileOf('b.pdf', pdf)] });
  await conclude(id, { conclusion: 'Операция не нужна', files: [fileOf('b.pdf', pdf)] });
  const { earlier = [] } = (await visitOf(id)) ?? {};
  expect(earlier).toMatchObject([
    { text: 'Нужна операция', replacedOn: '2026-11-25', files: [] },
    { text: 'Здоров', replacedOn: '2026-11-25', files: [{ name: 'a.pdf' }] },
  ]);
  const file = `/services/visit/file/${earlier[1]?.files[0]?.id}/`;
  expect(await shop.ask(file, { session: anna })).toMatchObject({ status: 200 });
  expect(await shop.ask(file, { session: await shop.signIn('boris') })).toMatchObject({ status: 404 });

  await conclude(id, { conclusion: '' });
  await conclude(id, { conclusion: 'Запись другого питомца была ошибкой' });
  await conclude(id, { conclusion: 'Здоров, через год' });
  expect((await visitOf(id))?.earlier).toMatchObject([{ text: 'Запись другого питомца была ошибкой' }]);
  expect(await shop.ask(file, { session: anna })).toMatchObject({ status: 404 });
  const read = () => staff.ask(`/admin/services/visit/${id}/conclusions/`);
  const { earlier: all } = getConclusions.answer.parse((await read()).value);
  expect(all.map(({ text, takenBack, files }) => [text, takenBack, files])).toEqual([
    ['Запись другого питомца была ошибкой', false, []],
    ['Операция не нужна', true, ['b.pdf']],
    ['Нужна операция', false, []],
    ['Здоров', false, ['a.pdf']],
  ]);
  expect(await shop.ask(`/admin/services/visit/${id}/conclusions/`, { session: anna })).toMatchObject({ status: 403 });
});

test('CAB-25 the same fifty times at once is written once: the files keep their numbers', async () => {
  const id = await visit();
  const files = [fileOf('a.pdf', pdf), fileOf('b.png', photo)];
  await conclude(id, { files });
  const before = await visitOf(id);
  const answers = await Promise.all(fifty.map(() => conclude(id, { files })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await visitOf(id)).toEqual(before);
  expect(await shop.db.$count(earlierConclusion)).toBe(0);
  expect(await shop.db.$count(message, eq(message.event, 'conclude'))).toBe(1);
}, 60_000);

test('CAB-25 two that differ at once: one of them stays, whole', async () => {
  const id = await visit();
  const write = (at: number) =>
    conclude(id, {
      conclusion: `Заключение ${at % 2}`,
      files: Array.from({ length: (at % 2) + 1 }, (_, n) => fileOf(`${at % 2}-${n}.pdf`, pdf)),
    });
  await Promise.all(fifty.slice(0, 20).map(write));
  const record = await visitOf(id);
  const which = record?.conclusion === 'Заключение 1' ? 1 : 0;
  expect(record?.files.map(({ name }) => name)).toEqual(which ? ['1-0.pdf', '1-1.pdf'] : ['0-0.pdf']);
});

test('CAB-25 nobody but the staff writes one, not even the customer', async () => {
  const id = await visit();
  expect(await conclude(id, {}, anna)).toMatchObject({ status: 403 });
  expect(await conclude(id, {}, await shop.signIn('boris'))).toMatchObject({ status: 403 });
  expect(await conclude(id, {}, await shop.visit())).toMatchObject({ status: 401 });
  expect(await conclude(id, {}, null)).toMatchObject({ status: 401 });
  expect(await visitOf(id)).toMatchObject({ conclusion: '' });
});

test('a large body of anybody else is refused before it is read', async () => {
  const id = await visit();
  const body = { files: 'x'.repeat(6_000_000) };
  expect(await conclude(id, body, null)).toMatchObject({ status: 401 });
  expect(await conclude(id, body, anna)).toMatchObject({ status: 403 });
  expect(await conclude(id, body)).toMatchObject({ status: 400 });
  expect(await conclude(id, { files: 'x'.repeat(8_000_000) })).toMatchObject({ status: 413 });
  expect(await staff.ask('/services/visit/cancel/', body)).toMatchObject({ status: 413 });
});

test('CAB-25 not of a visit that is unknown, ahead, going on, cancelled, of a closed day or of a deleted account', async () => {
  expect(await conclude(999_999)).toMatchObject({ status: 404 });
  for (const wrong of ['0', '-1', 'x', '9'.repeat(20)]) expect([400, 404]).toContain((await conclude(wrong)).status);
  const id = await visit(anna, MONDAY);
  expect(await conclude(id)).toMatchObject({ status: 409, failure: { code: 'visit_ahead' } });
  shop.clock.at(Date.parse(NINE) + 60_000);
  expect(await conclude(id)).toMatchObject({ status: 409, failure: { code: 'visit_ahead' } });
  shop.clock.at(AFTER);
  for (const status of ['cancelled', 'closed'] as const) {
    await shop.db.update(bookedVisit).set({ status }).where(eq(bookedVisit.id, id));
    expect(await conclude(id, { files: [fileOf('a.pdf', pdf)] })).toMatchObject({
      status: 409,
      failure: { code: 'visit_cancelled' },
    });
  }
  await shop.db
    .update(bookedVisit)
    .set({ status: 'booked', customerId: null, phone: '' })
    .where(eq(bookedVisit.id, id));
  expect(await conclude(id)).toMatchObject({ status: 409, failure: { code: 'no_reader' } });
  const [row] = await shop.db.select().from(bookedVisit);
  expect(row?.conclusion).toBe('');
  expect(await shop.db.$count(visitFile)).toBe(0);
});

const html = Buffer.from('<html><script>alert(1)</script>');
test.each([
  ['an SVG', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page with the name of a photo', 'a.jpg', html],
  ['a page with the name of a PDF', 'a.pdf', html],
  ['a PDF with the name of a photo', 'a.png', pdf],
  ['a text of Word', 'a.docx', docx],
  ['a PDF with an archive behind it', 'a.pdf', Buffer.concat([pdf, Buffer.alloc(2000), zip({ 'a.class': 'x' })])],
  ['half a photo', 'a.jpg', Buffer.from('ffd8ffe000104a46494600', 'hex')],
  ['a name without an ending', 'finding', pdf],
])('CAB-25 %s is refused, and the text that came with it is not written', async (_, name, content) => {
  const id = await visit();
  expect(await conclude(id, { files: [fileOf('a.pdf', pdf), fileOf(name, content)] })).toMatchObject({
    status: 422,
    failure: { fields: { files: expect.stringContaining('PDF, JPEG или PNG') } },
  });
  expect(await visitOf(id)).toMatchObject({ conclusion: '', files: [] });
});

test('what hides behind a photo does not reach the customer', async () => {
  const id = await visit();
  await conclude(id, { files: [fileOf('a.png', Buffer.concat([photo, html]))] });
  const [row] = await shop.db.select().from(visitFile);
  expect(row?.type).toBe('image/jpeg');
  expect(Buffer.from(row?.content ?? []).toString('latin1')).not.toContain('script');
});

test('a text, files and names that are too long or no base64 are refused', async () => {
  const id = await visit();
  const large = fileOf('a.pdf', Buffer.alloc(2_510_000, 'x'));
  for (const wrong of [
    { conclusion: 'я'.repeat(4001) },
    { conclusion: 7 },
    { conclusion: 'a\u0000b' },
    { files: Array.from({ length: 6 }, () => fileOf('a.pdf', pdf)) },
    { files: [large, large] },
    { files: [{ name: 'a.pdf', content: '<b>' }] },
    { files: [{ name: 'a.pdf', content: '' }] },
    { files: [{ name: `${'a'.repeat(260)}.pdf`, content: 'AAAA' }] },
  ])
    expect(await conclude(id, wrong)).toMatchObject({ status: 400 });
  expect(await conclude(id, { conclusion: 'я'.repeat(4000) })).toMatchObject({ status: 200 });
});
