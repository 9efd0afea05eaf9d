import { addReviewPicture } from '@zapovednik/api/catalog/calls/review-writes';
import { review as writtenReview } from '@zapovednik/api/catalog/wire/review';
import { eq, sql } from 'drizzle-orm';
import { createLog } from '../base/log';
import { contentPicture, petPicture, removedFile, requestFile, review, reviewPicture, storedFile } from '../db/schema';
import { blankPhoto } from '../testing/blank-photo';
import { pdf } from '../testing/files';
import { pastOrder } from '../testing/past-order';
import { type Fault, type TemporaryBucket, temporaryBucket } from '../testing/temporary-bucket';
import { useShop } from '../testing/use-shop';
import { answerFiles } from './answer-files';
import { type Bucket, openBucket } from './bucket';
import { watchBucket } from './bucket-watch';
import { checkFiles } from './check-files';
import { filesInBucket } from './files-in-bucket';
import { hasContent, isKey } from './keys';
import { moveFiles } from './move-files';

/** A busy machine answers late. Only a store that hangs is not waited for. */
const PATIENT = { read: 8_000, write: 8_000 };
const patience = { ...PATIENT };
const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });

let store: TemporaryBucket;
let bucket: Bucket;
/** The clock of the watch. */
let later = 0;
const fail = (fault: Fault) => {
  if (fault === 'hangs') Object.assign(patience, { read: 300, write: 300 });
  store.fault(fault);
};
/** The store answers again, and is asked at once. */
const recover = () => {
  later += 60_000;
  Object.assign(patience, PATIENT);
  store.fault('none');
};

const shop = useShop(async () => {
  store = await temporaryBucket();
  const watch = watchBucket(log, () => later);
  bucket = openBucket(store.account, watch, patience);
  return { files: filesInBucket(bucket, log) };
});
let anna: string;
beforeAll(async () => {
  anna = await shop.signIn('anna@example.ru');
  await pastOrder(shop.db, { customerId: 1, productIds: [1, 3, 4] });
});
beforeEach(() => {
  recover();
  lines.splice(0);
});
afterAll(async () => {
  bucket.close();
  await store.stop();
});

const photo = async () => (await blankPhoto()).toString('base64');
const upload = async () => shop.ask('/catalog/review/add_picture/', { session: anna, body: { file: await photo() } });
const uploaded = async () => addReviewPicture.answer.parse((await upload()).value);
const get = (path: string) => fetch(`${shop.root}${path}`);
const stored = async (prefix = '') => {
  const keys: string[] = [];
  for await (const page of bucket.list(prefix)) keys.push(...page);
  return keys;
};
const rowOf = async (id: string) => {
  const [row] = await shop.db.select().from(reviewPicture).where(eq(reviewPicture.id, id));
  return { content: row?.content ?? null, storedKey: row?.storedKey ?? '' };
};
const review1 = async (pictures: readonly string[], product = 1) => {
  const body = { product, score: 5, text: 'Ест с удовольствием.', pictures };
  return writtenReview.parse((await shop.ask('/catalog/review/add/', { session: anna, body })).value);
};
/** As long as back-ups of the database know files that were removed. */
const fourWeeksLater = () => shop.db.update(removedFile).set({ removedAt: sql`now() - interval '29 days'` });
/** Makes all files older than the hour in which a row may still come. */
const anHourLater = () => shop.db.update(storedFile).set({ createdAt: sql`now() - interval '2 hours'` });

test('API-26 an uploaded photo is in the store and not in the database; its widths are shared; a deleted review takes all of it along, after four weeks', async () => {
  const { id, picture } = await uploaded();
  const { content, storedKey } = await rowOf(id);
  expect([content, await stored(storedKey)]).toEqual([null, [storedKey]]);
  const { id: reviewId } = await review1([id]);
  const shown = await get(`${picture}-320.webp`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const folder = storedKey.slice(0, storedKey.lastIndexOf('/') + 1);
  while ((await stored(folder)).length < 2);
  expect((await stored(folder)).sort()).toEqual([`${folder}320.webp`, storedKey].sort());
  // Another process has an empty folder, and makes nothing again.
  const made = await shop.work.files.readMade({ content, storedKey }, '320.webp');
  expect(Buffer.from(await shown.arrayBuffer()).equals(made ?? Buffer.alloc(0))).toBe(true);

  await anHourLater();
  await shop.work.files.sweep(shop.db);
  expect(await stored(folder)).toHaveLength(2);
  await shop.db.delete(review).where(eq(review.id, reviewId));
  await shop.work.files.sweep(shop.db);
  expect([(await stored(folder)).length, await shop.db.$count(removedFile)]).toEqual([2, 1]);
  await fourWeeksLater();
  store.fault('reads only');
  await expect(shop.work.files.sweep(shop.db)).rejects.toThrow();
  expect(await shop.db.$count(removedFile)).toBe(1);
  recover();
  await shop.work.files.sweep(shop.db);
  expect([await stored(folder), await shop.db.$count(removedFile)]).toEqual([[], 0]);
});

test('a file of an application and one of a visit come back as they were', async () => {
  const body = { name: 'a.pdf', part: 1, parts: 1, content: pdf.toString('base64') };
  const { value } = await shop.ask('/careerpage/jobs/add_file/', { session: anna, body });
  expect(value).toMatchObject({ done: true });
  const [row] = await shop.db.select().from(requestFile);
  expect([row?.content, row?.type]).toEqual([null, 'application/pdf']);
  if (row) expect(Buffer.from((await shop.work.files.read(row)) ?? []).equals(pdf)).toBe(true);
  const kept = await shop.work.files.keep(shop.db, 'visit', pdf);
  expect([hasContent(kept, pdf), hasContent(kept, Buffer.from('another'))]).toEqual([true, false]);
});

const told = {
  none: '',
  hangs: 'the store of files is away',
  'breaks off': 'the store of files is away',
  fails: 'the store of files is away',
  lies: 'the store of files has not kept what it accepted',
  floods: 'larger than any file of the shop',
  'reads only': 'the store of files refuses',
} satisfies Record<Fault, string>;
const faults: readonly Fault[] = ['hangs', 'breaks off', 'fails', 'lies', 'floods', 'reads only'];

test.each(faults)(
  'API-26 while the store %s, an upload says so and keeps nothing; the log says why, without address and key',
  async (fault) => {
    const before = await shop.db.$count(reviewPicture);
    fail(fault);
    const refused = await upload();
    expect(refused).toMatchObject({
      status: 503,
      failure: { code: 'files', fields: { file: expect.stringContaining('Попробуйте ещё раз через несколько минут') } },
    });
    expect(await shop.db.$count(reviewPicture)).toBe(before);
    expect(lines.join('')).toContain(told[fault]);
    expect(lines.join('')).not.toMatch(/S3RVER|127\.0\.0\.1:/);
    // What the call has left behind is found and deleted.
    recover();
    await anHourLater();
    await shop.work.files.sweep(shop.db);
    await fourWeeksLater();
    await shop.work.files.sweep(shop.db);
    const used = (await shop.db.select({ key: storedFile.key }).from(storedFile)).map(({ key }) => key);
    expect((await stored()).filter(isKey).sort()).toEqual(used.sort());
    expect((await upload()).status).toBe(200);
  },
);

test.each(faults.filter((fault) => fault !== 'reads only'))(
  'while the store %s, a photo is missing for now, and nobody caches that or waits for it one after another',
  async (fault) => {
    const { picture } = await uploaded();
    fail(fault);
    const answers = [await get(`${picture}-96.jpg`)];
    const questions = store.asked.length;
    for (let turn = 0; turn < 20; turn += 1) answers.push(await get(`${picture}-96.jpg`));
    expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
      answers.map(() => [503, 'no-store']),
    );
    // A store that answers is asked again; one that does not is left alone.
    if (fault === 'hangs' || fault === 'fails') expect(store.asked.length).toBe(questions);
    recover();
    expect((await get(`${picture}-96.jpg`)).status).toBe(200);
  },
);

test('a bucket that is missing is told once, and a file that is gone names its key', async () => {
  const missing = openBucket({ ...store.account, FILES_BUCKET: 'another' }, watchBucket(log), patience);
  for (let turn = 0; turn < 5; turn += 1) await expect(missing.get('x')).rejects.toThrow('NoSuchBucket');
  missing.close();
  expect(lines.filter((line) => line.includes('the store of files refuses'))).toHaveLength(1);

  const { id, picture } = await uploaded();
  const { storedKey } = await rowOf(id);
  await bucket.remove(storedKey);
  expect((await get(`${picture}-96.jpg`)).status).toBe(503);
  expect(lines.join('')).toContain(storedKey);
  expect(await checkFiles(shop.db, bucket)).toMatchObject({ missing: [storedKey] });
  await shop.db.delete(reviewPicture).where(eq(reviewPicture.id, id));
});

test('files of before move into the store, also in two processes at once and when the store fails in between; nothing is lost', async () => {
  const bytes = await blankPhoto();
  const ids = Array.from({ length: 12 }, (_, at) => `old-${at}`);
  await shop.db.insert(petPicture).values(ids.map((id) => ({ id, customerId: 1, content: bytes })));
  await shop.db.insert(contentPicture).values({ id: 'old', content: bytes });
  const { files } = shop.work;
  const isWhole = async () => {
    for (const table of [petPicture, contentPicture])
      for (const row of await shop.db.select().from(table))
        expect(Buffer.from((await files.read(row)) ?? []).equals(bytes)).toBe(true);
  };
  let moved = 0;
  await expect(
    moveFiles(shop.db, files, () => {
      moved += 1;
      if (moved === 5) store.fault('fails');
    }),
  ).rejects.toThrow();
  recover();
  await isWhole();
  await Promise.all([moveFiles(shop.db, files), moveFiles(shop.db, files)]);
  expect(await shop.db.$count(petPicture, sql`${petPicture.content} is not null`)).toBe(0);
  await isWhole();
  expect(await moveFiles(shop.db, files)).toBe(0);
  await anHourLater();
  await files.sweep(shop.db);
  await isWhole();
  await shop.db.insert(petPicture).values({ id: 'later', customerId: 1, content: bytes });
  expect(await answerFiles({ command: 'move' }, shop.db, store.account)).toBe('Перенесено в хранилище: 1');
  await isWhole();
  await expect(answerFiles({ command: 'move' }, shop.db, {})).rejects.toThrow('задайте FILES_ENDPOINT');
});

test('foreign objects in the bucket are counted and left alone', async () => {
  await bucket.put('notes/readme', Buffer.from('x'));
  await bucket.put('review/unknown', Buffer.from('x'));
  const lost = `pet/${'a'.repeat(32)}/${'b'.repeat(64)}`;
  await bucket.put(lost, Buffer.from('x'));
  expect(await checkFiles(shop.db, bucket)).toMatchObject({ unknown: [lost], foreign: 2, missing: [] });
  const { known } = await checkFiles(shop.db, bucket);
  expect(await answerFiles({ command: 'remove-unknown' }, shop.db, store.account)).toBe('Удалено из хранилища: 1');
  expect(await checkFiles(shop.db, bucket)).toMatchObject({ known, unknown: [], foreign: 2, missing: [] });
});
