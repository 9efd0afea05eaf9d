import { randomBytes } from 'node:crypto';
import { addApplicationFile, FILE_PART } from '@zapovednik/api/content/calls/application';
import { acceptedRequest } from '@zapovednik/api/content/calls/request';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { attempt, customer, job, requestFile, requestFilePart, vacancy, visitorRequest } from '../../../db/schema';
import { docm, docx, pdf, wordTypes, zip } from '../../../testing/files';
import { PASSWORD, quickHash } from '../../../testing/small-shop';
import { useShop, useVisitor } from '../../../testing/use-shop';
import { forgetOldFiles } from './files';

const work = { department: 'Магазины', lead: '', duties: [], expects: [], offers: [], picture: '/p' };
const shop = useShop();
const visitor = useVisitor(shop);
beforeAll(async () => {
  await shop.db.insert(vacancy).values({ ...work, id: 1, code: 'prodavets', title: 'Продавец' });
  const place = { vacancyId: 1, locationId: 2201, place: 'Магазин на Ленина', schedule: '2/2' };
  await shop.db.insert(job).values([
    { ...place, id: 1 },
    { ...place, id: 2, isOpen: false },
  ]);
  const passwordHash = await quickHash(PASSWORD);
  await shop.db.insert(customer).values({ login: 'sklad', passwordHash, groups: ['admin'] });
});
beforeEach(() => Promise.all([shop.db.delete(visitorRequest), shop.db.delete(requestFile), shop.db.delete(attempt)]));

const partsOf = (content: Buffer) =>
  Array.from({ length: Math.ceil(content.length / FILE_PART) }, (_, at) =>
    content.subarray(at * FILE_PART, (at + 1) * FILE_PART).toString('base64'),
  );
const sendPart = (body: object) => visitor.ask('/careerpage/jobs/add_file/', body);

/** Uploads a file. Returns the answer to the last part. */
async function upload(name: string, content: Buffer) {
  const parts = partsOf(content);
  let id = '';
  let answer = await sendPart({ name, part: 1, parts: parts.length, content: parts[0] });
  for (let at = 1; at < parts.length && answer.status === 200; at += 1) {
    id = addApplicationFile.answer.parse(answer.value).id;
    answer = await sendPart({ id, name, part: at + 1, parts: parts.length, content: parts[at] });
  }
  return answer;
}
const idOf = async (name: string, content: Buffer) =>
  addApplicationFile.answer.parse((await upload(name, content)).value).id;

const anyone = { name: 'Вера Лисина', phone: '79225550011', text: 'Люблю собак.', acceptPersonData: 'Y' };
const apply = (changes: object) => visitor.ask('/careerpage/jobs/add/', { ...anyone, jobId: 1, ...changes });
const large = Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(400_000, 'x'), pdf.subarray(9)]);

test('CON-22 API-156 an application comes with its file; only the back office reads it', async () => {
  const file = await idOf('../../Резюме: Вера.pdf', large);
  const { id } = acceptedRequest.parse((await apply({ file })).value);
  expect(await shop.db.$count(requestFilePart)).toBe(0);
  const path = `/admin/feedback/request/get_file/${id}/`;
  const { value } = await (await shop.customer('sklad')).ask(path);
  expect(value).toEqual({ name: 'Резюме Вера.pdf', type: 'application/pdf', content: large.toString('base64') });
  expect(await (await shop.customer('anna@example.ru')).ask(path)).toMatchObject({ status: 403 });
  expect(await visitor.ask(path)).toMatchObject({ status: 401 });
  expect((await fetch(`${shop.root}/pictures/request/${file}/1-320.jpg`)).status).toBe(404);
});

test('API-155 somebody without a fitting job leaves a form', async () => {
  const leaveForm = (body: object) => visitor.ask('/feedback/vacancy/add/', { ...anyone, ...body });
  expect(await leaveForm({ vacancyId: 1 })).toMatchObject({ status: 200 });
  expect(await leaveForm({ text: 'Любая работа', file: await idOf('a.docx', docx) })).toMatchObject({ status: 200 });
  expect(await leaveForm({ vacancyId: 99 })).toMatchObject({
    status: 404,
    failure: { message: 'Вакансия не найдена' },
  });
  expect((await shop.db.select().from(visitorRequest)).map(({ vacancyId }) => vacancyId)).toEqual([1, null]);
});

test('a job that is taken or unknown is told of, and the file stays for another one', async () => {
  const file = await idOf('a.pdf', pdf);
  for (const jobId of [2, 99]) {
    expect(await apply({ jobId, file })).toMatchObject({
      status: 404,
      failure: { message: 'Это место уже занято. Посмотрите другие вакансии' },
    });
  }
  expect(await apply({ file })).toMatchObject({ status: 200 });
});

test('a file is in one application: another one, or a made-up id, is refused at its field', async () => {
  const file = await idOf('a.pdf', pdf);
  await apply({ file });
  for (const wrong of [file, 'f'.repeat(32)]) {
    expect(await apply({ file: wrong, text: 'Другой' })).toMatchObject({
      status: 400,
      failure: { fields: { file: 'Приложите файл ещё раз' } },
    });
  }
  expect(await sendPart({ id: file, name: 'a.pdf', part: 1, parts: 1, content: 'AAAA' })).toMatchObject({
    status: 404,
  });
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000)]);

test.each([
  ['CON-23 an SVG', 'a.svg', svg],
  ['a program', 'a.exe', exe],
  ['a program with the name of a text', 'a.pdf', exe],
  ['an archive with the name of a text', 'a.docx', zip({ 'a.txt': 'a' })],
  ['a text of Word with macros', 'a.docx', docm],
  ['a page with the name of a photo', 'a.jpg', Buffer.from('<html><script>alert(1)</script>')],
  ['a PDF with the name of a photo', 'a.png', pdf],
  ['a PDF with an archive behind it', 'a.pdf', Buffer.concat([pdf, Buffer.alloc(2000), zip({ 'a.class': 'x' })])],
  ['half a photo', 'a.jpg', Buffer.from('ffd8ffe000104a46494600', 'hex')],
  ['a name without an ending', 'resume', pdf],
  ['an ending in front of another', 'a.pdf.html', pdf],
])('%s is refused and not stored', async (_, name, content) => {
  expect(await upload(name, content)).toMatchObject({
    status: 422,
    failure: { fields: { file: expect.stringContaining('PDF, DOCX') } },
  });
  expect(await shop.db.$count(requestFile)).toBe(0);
});

test('a text of Word that grows to 100 MB is refused before it is unpacked', async () => {
  const padded = (spaces: number) =>
    zip({ '[Content_Types].xml': wordTypes + ' '.repeat(spaces), 'word/document.xml': '' }, { deflated: true });
  expect(padded(100_000_000).length).toBeLessThan(200_000);
  expect(await upload('a.docx', padded(100_000_000))).toMatchObject({ status: 422 });
  expect(await upload('a.docx', padded(100))).toMatchObject({ status: 200 });
});

test('fifty uploads at once are twenty', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => upload('a.pdf', pdf)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  expect(await shop.db.$count(requestFile)).toBe(20);
});

test('fifty applications with one file at once are one', async () => {
  const file = await idOf('a.pdf', pdf);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => apply({ file, text: `Текст ${at % 5}` })));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(new Set(answers.filter(({ status }) => status === 200).map(({ value }) => JSON.stringify(value))).size).toBe(
    1,
  );
  expect(await shop.db.$count(visitorRequest)).toBe(1);
});

test('a photo is encoded anew: what hides behind it does not reach the back office', async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7fae6b' } })
    .png()
    .toBuffer();
  const id = await idOf('photo.png', Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]));
  const [row] = await shop.db.select().from(requestFile).where(eq(requestFile.id, id));
  expect(row?.type).toBe('image/jpeg');
  expect(Buffer.from(row?.content ?? []).toString('latin1')).not.toContain('script');
});

test('a part may be repeated; missing parts, other sizes and parts behind the end are refused', async () => {
  const [one = '', two = '', three = '', four = ''] = partsOf(large);
  const first = { name: 'a.pdf', part: 1, parts: 4, content: one };
  const { id } = addApplicationFile.answer.parse((await sendPart(first)).value);
  expect(await sendPart({ ...first, id, part: 4, content: four })).toMatchObject({ status: 409 });
  expect(await sendPart({ ...first, id, parts: 3, part: 2 })).toMatchObject({ status: 409 });
  for (const content of [two, two]) await sendPart({ ...first, id, part: 2, content });
  await sendPart({ ...first, id, part: 3, content: three });
  expect(await sendPart({ ...first, id, part: 4, content: four })).toMatchObject({
    status: 200,
    value: { done: true },
  });
  expect(await sendPart({ ...first, part: 2 })).toMatchObject({ status: 409 });
  expect(await sendPart({ ...first, id: 'f'.repeat(32) })).toMatchObject({ status: 404 });
  for (const wrong of [{ parts: 41 }, { part: 0 }, { content: '<b>' }, { content: 'A'.repeat(180_000) }])
    expect(await sendPart({ ...first, ...wrong })).toMatchObject({ status: 400 });
});

test('a part that is there already is not written again, however often it comes', async () => {
  const noise = randomBytes(FILE_PART).toString('base64');
  const first = { name: 'a.pdf', part: 1, parts: 2, content: noise };
  const { id } = addApplicationFile.answer.parse((await sendPart(first)).value);
  const other = randomBytes(FILE_PART).toString('base64');
  const written = async () => {
    // Only this database, because other tests write to the same server at the same time.
    const bytes = sql<string>`pg_database_size(current_database())`;
    return Number((await shop.db.select({ bytes }).from(attempt).limit(1))[0]?.bytes);
  };
  const before = await written();
  // Each from its own address, because one address may send 240 requests a minute.
  for (let at = 0; at < 60; at += 1) {
    const body = { ...first, id, content: at % 2 ? noise : other };
    const headers = { 'x-forwarded-for': `10.7.0.${at}` };
    expect(await visitor.ask('/careerpage/jobs/add_file/', body, { headers })).toMatchObject({ status: 200 });
  }
  // Sixty parts have 8 MB.
  expect((await written()) - before).toBeLessThan(1_500_000);
  const [part] = await shop.db.select().from(requestFilePart);
  expect(Buffer.from(part?.content ?? []).toString('base64')).toBe(noise);
});

test('parts are limited for a network, also those that are repeated', async () => {
  const { id } = addApplicationFile.answer.parse(
    (await sendPart({ name: 'a.pdf', part: 1, parts: 2, content: 'AAAA' })).value,
  );
  await shop.db.update(attempt).set({ count: sql`case when ${attempt.count} = 1 then 1600 else ${attempt.count} end` });
  for (const part of [1, 2])
    expect(await sendPart({ id, name: 'a.pdf', part, parts: 2, content: 'AAAA' })).toMatchObject({ status: 429 });
});

test.each([
  ['a script', 'a.pdf', Buffer.concat([pdf, Buffer.from('<</S/JavaScript/JS(a)>>%%EOF')])],
  ['an object', 'a.rtf', Buffer.from('{\\rtf1{\\object\\objemb{\\*\\objdata 0105}}}')],
  ['an embedded document', 'a.docx', zip({ '[Content_Types].xml': wordTypes, 'word/embeddings/a.docx': 'PK' })],
])('a document with %s is refused with the way out, and not stored', async (_, name, content) => {
  expect(await upload(name, content)).toMatchObject({
    status: 422,
    failure: { fields: { file: expect.stringContaining('Сохраните его без них, лучше всего как PDF') } },
  });
  expect(await shop.db.$count(requestFile)).toBe(0);
});

test('the last part may be repeated: by fifty at once the file is completed once, and its answer stays', async () => {
  const [one, two] = [large.subarray(0, 130_000), large.subarray(130_000)].map((part) => part.toString('base64'));
  const { id } = addApplicationFile.answer.parse(
    (await sendPart({ name: 'a.pdf', part: 1, parts: 2, content: one?.slice(0, 174_000) })).value,
  );
  const last = { id, name: 'a.pdf', part: 2, parts: 2, content: two?.slice(0, 4) };
  const wrong = await Promise.all(Array.from({ length: 20 }, () => sendPart(last)));
  expect(new Set(wrong.map(({ status }) => status))).not.toContain(500);
  const small = { name: 'a.pdf', part: 1, parts: 2, content: pdf.subarray(0, 30).toString('base64') };
  const begun = addApplicationFile.answer.parse((await sendPart(small)).value);
  const end = { ...small, id: begun.id, part: 2, content: pdf.subarray(30).toString('base64') };
  const answers = await Promise.all(Array.from({ length: 50 }, () => sendPart(end)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await sendPart(end)).toMatchObject({ status: 200, value: { id: begun.id, done: true } });
});

test('files are limited for a network; one without an application is deleted after a day', async () => {
  for (let at = 0; at < 20; at += 1) expect(await upload('a.pdf', pdf)).toMatchObject({ status: 200 });
  expect(await upload('a.pdf', pdf)).toMatchObject({ status: 429 });
  await forgetOldFiles(shop.db, new Date(Date.now() + 23 * 3_600_000));
  expect(await shop.db.$count(requestFile)).toBe(20);
  await forgetOldFiles(shop.db, new Date(Date.now() + 25 * 3_600_000));
  expect(await shop.db.$count(requestFile)).toBe(0);
});

test('CON-24 feedback comes with a photograph; a file of an earlier request is refused', async () => {
  const file = await idOf('Упаковка.pdf', pdf);
  const feedback = { ...anyone, kind: 'feedback', details: { topic: 'Качество товара', order: '' } };
  const tell = (changes: object) => visitor.ask('/feedback/request/add/', { ...feedback, file, ...changes });
  const { id } = acceptedRequest.parse((await tell({})).value);
  expect(await (await shop.customer('sklad')).ask(`/admin/feedback/request/get_file/${id}/`)).toMatchObject({
    value: { name: 'Упаковка.pdf' },
  });
  expect(await tell({ text: 'Другое дело' })).toMatchObject({ status: 400 });
});
