import { addPetPicture } from '@zapovednik/api/cabinet/calls/pet';
import { petAnswer } from '@zapovednik/api/cabinet/wire/pet';
import sharp from 'sharp';
import { petPicture } from '../../db/schema';
import { largePicture } from '../../testing/large-picture';
import { useShop } from '../../testing/use-shop';
import { forgetOldPetPictures } from './pictures';

let anna: string;
let boris: string;
const shop = useShop();
beforeAll(async () => {
  anna = await shop.signIn('anna@example.ru');
  boris = await shop.signIn('boris');
});

const base = '/sale/pet';
const blank = (width = 600, height = 400) => sharp({ create: { width, height, channels: 3, background: '#7fae6b' } });
const upload = (session: string | undefined, file: Buffer) =>
  shop.ask(`${base}/add_picture/`, { body: { file: file.toString('base64') }, session });
const uploaded = async (session: string) =>
  addPetPicture.answer.parse((await upload(session, await blank().jpeg().toBuffer())).value);
const send = (call: 'add' | 'update', session: string, body: object) =>
  shop.ask(`${base}/${call}/`, { session, body: { animal: 'cat', name: 'Мурка', ...body } });
const pet = (asked: { value: unknown }) => petAnswer.parse(asked.value);
const get = (path: string) => fetch(`${shop.root}${path}`);

test('PET-05 a pet shows its photo; another photo replaces it, and a deleted one is gone at once', async () => {
  const [first, second] = [await uploaded(anna), await uploaded(anna)];
  const { id, ...added } = pet(await send('add', anna, { picture: first.id }));
  expect(added).toMatchObject({ picture: first.picture, picture_id: first.id });
  const answer = await get(`${first.picture}-320.webp`);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
    200,
    'image/webp',
    'nosniff',
  ]);
  expect(pet(await send('update', anna, { id, picture: first.id }))).toMatchObject({ picture: first.picture });
  expect(pet(await send('update', anna, { id, picture: second.id }))).toMatchObject({ picture: second.picture });
  expect((await get(`${first.picture}-320.webp`)).status).toBe(404);
  expect((await get(`${second.picture}-96.jpg`)).status).toBe(200);
  await shop.ask(`${base}/delete/`, { session: anna, body: { id } });
  expect((await get(`${second.picture}-96.jpg`)).status).toBe(404);
  expect(await shop.db.$count(petPicture)).toBe(0);
});

test('PET-05 only an own photo that no other pet has can be chosen', async () => {
  const { id: picture } = await uploaded(anna);
  const refused = { status: 400, failure: { fields: { picture: 'Загрузите фото ещё раз' } } };
  expect(await send('add', boris, { picture })).toMatchObject(refused);
  expect(await send('add', anna, { picture: '0'.repeat(32) })).toMatchObject(refused);
  const { id } = pet(await send('add', anna, { picture }));
  expect(await send('add', anna, { picture })).toMatchObject(refused);
  expect(await send('update', boris, { id, picture: '' })).toMatchObject({ status: 404 });
  expect(pet(await send('update', anna, { id })).picture).toBe('');
});

test.each([
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['100 million pixels', async () => largePicture()],
])('PET-05 %s as a photo is refused with its reason', async (_, file) => {
  const message = 'Не получилось прочитать картинку. Подойдут JPEG, PNG и WebP.';
  expect(await upload(anna, await file())).toMatchObject({ status: 422, failure: { fields: { file: message } } });
});

test('PET-05 only a customer uploads; sixty times a day; an unused photo is deleted after a day', async () => {
  expect((await upload(undefined, await blank().jpeg().toBuffer())).status).toBe(401);
  expect((await upload(await shop.visit(), await blank().jpeg().toBuffer())).status).toBe(401);
  const { picture } = await uploaded(boris);
  await forgetOldPetPictures(shop.db, new Date(Date.now() + 23 * 3_600_000));
  expect((await get(`${picture}-96.jpg`)).status).toBe(200);
  await forgetOldPetPictures(shop.db, new Date(Date.now() + 25 * 3_600_000));
  expect((await get(`${picture}-96.jpg`)).status).toBe(404);
  const file = await blank(40, 40).png().toBuffer();
  const answers = await Promise.all(Array.from({ length: 70 }, () => upload(boris, file)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(59);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(11);
});
