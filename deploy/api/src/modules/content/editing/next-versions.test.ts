import { sale } from '../../../db/schema';
import { numberOf, useEditor } from '../../../testing/use-editor';
import { useShop } from '../../../testing/use-shop';

const START = new Date('2026-03-10T09:00:00Z');
const shop = useShop({ at: START });
const editor = useEditor(shop, START);
const { take, undo, wait, putArticle, article } = editor;

beforeAll(async () => {
  await shop.db.insert(sale).values({ id: 102, code: 'vesna', name: 'Весна' });
});

test('a new version leaves the running one up until then, also after a second import', async () => {
  await putArticle('smena', 'Зимний текст.');
  await take();
  await putArticle('smena', 'Весенний текст.', 'published: 2026-03-12 10:00\n');
  expect(await take()).toContain('articles/smena появится 12\u00a0марта, 10:00, до тех пор видна прежняя версия');
  expect(await take()).toBe('Всё это уже есть в магазине, ничего не изменилось');
  expect(await article('smena')).toBe('<p>Зимний текст.</p>');
  await wait('2026-03-12T04:59:00Z');
  expect(await article('smena')).toBe('<p>Зимний текст.</p>');
  const version = async () => (await shop.ask('/content/version/')).value;
  const before = await version();
  await wait('2026-03-12T05:00:00Z');
  expect(await article('smena')).toBe('<p>Весенний текст.</p>');
  expect(await version()).not.toEqual(before);
  await undo();
  expect(await article('smena')).toBe('<p>Зимний текст.</p>');
});

test('a new version is replaced by a later import, and an undo brings it back', async () => {
  await putArticle('zamena', 'Первый.');
  const first = numberOf(await take());
  await putArticle('zamena', 'Второй.', 'published: 2026-03-12 10:00\n');
  await take();
  await expect(undo(first)).rejects.toThrow('articles/zamena изменили позже');
  await putArticle('zamena', 'Третий.');
  await take();
  expect(await article('zamena')).toBe('<p>Третий.</p>');
  await undo();
  expect(await article('zamena')).toBe('<p>Первый.</p>');
  await wait('2026-03-12T05:00:00Z');
  expect(await article('zamena')).toBe('<p>Второй.</p>');
});

test('a promotion keeps its terms until the next ones begin', async () => {
  const terms = (text: string, starts: string) =>
    editor.put(
      'promotions/vesna.md',
      `---\nlead: Скидка на всё весеннее.\ncategory: food\npicture: /pictures/article/dog-1/1\nstarts: ${starts}\n---\n${text}\n`,
    );
  const shown = async () => (await shop.ask('/content/action/get_by_code/vesna/')).value;
  await terms('Прежние условия.', '-1');
  await take();
  expect(await take()).toBe('Всё это уже есть в магазине, ничего не изменилось');
  await terms('Новые условия.', '2');
  await take();
  expect(await shown()).toMatchObject({ body: '<p>Прежние условия.</p>' });
  await wait('2026-03-12T00:00:00Z');
  expect(await shown()).toMatchObject({ body: '<p>Новые условия.</p>', starts: '12.03.2026' });
});
