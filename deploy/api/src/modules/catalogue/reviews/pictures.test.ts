import { addReviewPicture, MOST_PICTURES } from '@zapovednik/api/catalog/calls/review-writes';
import { review } from '@zapovednik/api/catalog/wire/review';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { review as reviewTable } from '../../../db/schema';
import { largePicture } from '../../../testing/large-picture';
import { pastOrder } from '../../../testing/past-order';
import { useShop } from '../../../testing/use-shop';
import { forgetOldPictures } from './pictures';

let anna: string;
let boris: string;
const shop = useShop();
beforeAll(async () => {
  anna = await shop.signIn('anna@example.ru');
  boris = await shop.signIn('boris');
  await pastOrder(shop.db, { customerId: 1, productIds: [1, 3, 4] });
  await pastOrder(shop.db, { customerId: 2, productIds: [1, 3] });
});

const blank = (width = 600, height = 400) => sharp({ create: { width, height, channels: 3, background: '#7fae6b' } });
const photo = () => blank().jpeg().toBuffer();

const upload = (session: string | undefined, file: Uint8Array | string) =>
  shop.ask('/catalog/review/add_picture/', {
    body: { file: typeof file === 'string' ? file : Buffer.from(file).toString('base64') },
    session,
  });
const uploaded = async (session: string) => addReviewPicture.answer.parse((await upload(session, await photo())).value);
const add = (session: string, product: number, pictures: readonly string[]) =>
  shop.ask('/catalog/review/add/', { session, body: { product, score: 5, text: 'Ест с удовольствием.', pictures } });
const get = (path: string) => fetch(`${shop.root}${path}`);

test('API-26 a review shows the pictures that its author uploaded, in every width and format, until a moderator hides it', async () => {
  const one = await uploaded(anna);
  const written = review.parse((await add(anna, 1, [one.id])).value);
  expect(written.pictures).toEqual([one.picture]);
  const answer = await get(`${one.picture}-320.webp`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=86400',
  });
  const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([shown.format, shown.width]).toEqual(['webp', 320]);
  expect((await get(`${one.picture}-640.avif`)).headers.get('content-type')).toBe('image/avif');
  await shop.db.update(reviewTable).set({ isActive: false }).where(eq(reviewTable.id, written.id));
  expect((await get(`${one.picture}-320.webp`)).status).toBe(404);
  await shop.db.update(reviewTable).set({ isActive: true }).where(eq(reviewTable.id, written.id));
});

test('the place where a photo was taken, and what stands behind the photo, do not leave the server', async () => {
  const exif = { IFD0: { Copyright: 'Анна Лесная' }, IFD3: { GPSLatitude: '56/1 50/1 0/1', GPSLatitudeRef: 'N' } };
  const lying = await blank().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const file = Buffer.concat([lying, Buffer.from('<script>alert(1)</script>')]);
  const { picture } = addReviewPicture.answer.parse((await upload(anna, file)).value);
  const bytes = Buffer.from(await (await get(`${picture}-1280.jpg`)).arrayBuffer());
  const { exif: left, orientation, width, height } = await sharp(bytes).metadata();
  expect([left, orientation, width, height]).toEqual([undefined, undefined, 400, 600]);
  expect(bytes.toString('latin1')).not.toContain('script');
});

test('a large photo is made smaller', async () => {
  const { picture } = addReviewPicture.answer.parse(
    (await upload(anna, await blank(4000, 3000).jpeg().toBuffer())).value,
  );
  const { width } = await sharp(Buffer.from(await (await get(`${picture}-1280.jpg`)).arrayBuffer())).metadata();
  expect(width).toBe(1280);
});

test.each([
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', async () => Buffer.from('<!doctype html><p>Привет')],
  ['a GIF', async () => blank(10, 10).gif().toBuffer()],
  ['a TIFF', async () => blank(10, 10).tiff().toBuffer()],
  ['an SVG that begins like a photo', async () => Buffer.from('\xff\xd8\xff<svg xmlns="x"></svg>', 'latin1')],
  ['half a photo', async () => (await photo()).subarray(0, 500)],
  ['a few bytes with 100 million pixels', async () => largePicture()],
])('API-26 VAL-26 %s is refused with its reason', async (_, file) => {
  const message = 'Не получилось прочитать картинку. Подойдут JPEG, PNG и WebP.';
  expect(await upload(anna, await file())).toMatchObject({
    status: 422,
    failure: { message, fields: { file: message } },
  });
});

test('API-26 a body that is too large, or no base64, is refused before anything is decoded', async () => {
  expect(await upload(anna, 'A'.repeat(246_000))).toMatchObject({
    status: 400,
    failure: { fields: { file: 'Слишком большая картинка' } },
  });
  expect((await upload(anna, 'A'.repeat(300_000))).status).toBe(413);
  expect((await upload(anna, '../../etc/passwd')).status).toBe(400);
});

test('API-26 only a customer uploads, and only an own picture goes into a review, once', async () => {
  expect((await upload(undefined, await photo())).status).toBe(401);
  expect((await upload(await shop.visit(), await photo())).status).toBe(401);
  const { id } = await uploaded(anna);
  const refused = { status: 400, failure: { fields: { pictures: 'Загрузите фото ещё раз' } } };
  expect(await add(boris, 1, [id])).toMatchObject(refused);
  expect(await add(anna, 3, ['0'.repeat(32)])).toMatchObject(refused);
  expect((await add(anna, 3, ['1/../../x'])).status).toBe(400);
  expect(
    (
      await add(
        anna,
        3,
        Array.from({ length: MOST_PICTURES + 1 }, () => id),
      )
    ).status,
  ).toBe(400);
  expect(await add(anna, 3, [id, id])).toMatchObject({
    status: 200,
    value: { pictures: [`/pictures/review/${id}/1`] },
  });
  expect(await add(anna, 4, [id])).toMatchObject(refused);
});

test.each([
  `/pictures/review/${'0'.repeat(32)}/1-320.webp`,
  '/pictures/review/..%2f..%2fetc/1-320.webp',
  "/pictures/review/1'or'1/1-320.webp",
])('%s answers 404', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('a picture whose review is never written is deleted after a day', async () => {
  const { id, picture } = await uploaded(boris);
  expect((await get(`${picture}-96.jpg`)).status).toBe(200);
  await forgetOldPictures(shop.db, new Date(Date.now() + 23 * 3_600_000));
  expect((await get(`${picture}-96.jpg`)).status).toBe(200);
  await forgetOldPictures(shop.db, new Date(Date.now() + 25 * 3_600_000));
  expect((await get(`${picture}-96.jpg`)).status).toBe(404);
  expect((await add(boris, 3, [id])).status).toBe(400);
});

test('API-26 fifty uploads at once answer, and a customer does not fill the disk', async () => {
  const file = await blank(40, 40).png().toBuffer();
  const statuses = (await Promise.all(Array.from({ length: 70 }, () => upload(boris, file)))).map(
    ({ status }) => status,
  );
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(60);
});
