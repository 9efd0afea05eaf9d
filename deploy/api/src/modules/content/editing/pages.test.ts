import { getPageWords } from '@zapovednik/api/content/calls/page-words';
import { eq } from 'drizzle-orm';
import { pageWords } from '../../../db/schema';
import { PERM } from '../../../testing/small-shop';
import { numberOf, tokenOf, useEditor } from '../../../testing/use-editor';
import { useShop } from '../../../testing/use-shop';

const START = new Date('2026-03-10T09:00:00Z');
const shop = useShop({ at: START });
const editor = useEditor(shop, START);
const { take, undo } = editor;
const put = (code: string, body: string, more = '') =>
  editor.put(`pages/${code}.md`, `---\nlead: Платите так, как удобно.\n${more}---\n${body}\n`);
const words = async (code: string, location?: number) => {
  const asked = await shop.ask(`/content/page/get_words/${code}/`, { location });
  return getPageWords.answer.parse(asked.value);
};
const body = async (code: string) => (await words(code))?.body ?? null;

test('CON-26 a file replaces lead and body of a page, with the numbers of today; hidden brings back those of its code', async () => {
  expect(await words('payment')).toBeNull();
  await put('payment', 'Вернуть можно за {{return-days-site}} дней.\n\n[Кто примет](/vacancies/)');
  const first = numberOf(await take());
  expect(await words('payment')).toEqual({
    lead: 'Платите так, как удобно.',
    body: '<p>Вернуть можно за\u00a07\u00a0дней.</p>\n<p><a href="/vacancies/">Кто примет</a></p>',
  });
  expect((await words('payment', PERM))?.body).not.toContain('href');
  expect(await take()).toBe('Всё это уже есть в магазине, ничего не изменилось');
  await put('payment', 'Иначе.', 'hidden: true\n');
  expect(await take()).toContain('pages/payment снято с показа');
  expect(await words('payment')).toBeNull();
  expect(await take()).toBe('Всё это уже есть в магазине, ничего не изменилось');
  await undo();
  expect(await body('payment')).toContain('7\u00a0дней');
  await undo(first);
  expect(await words('payment')).toBeNull();
});

test('the words of a page stay until its next ones start; the first ones leave those of the code until then', async () => {
  const version = async () => (await shop.ask('/content/version/')).value;
  await put('suppliers', 'Первые слова.', 'published: 2026-03-11 10:00\n');
  expect(await take()).toContain('pages/suppliers появится 11\u00a0марта, 10:00');
  expect(await body('suppliers')).toBeNull();
  const before = await version();
  await editor.wait('2026-03-11T05:00:00Z');
  expect(await body('suppliers')).toBe('<p>Первые слова.</p>');
  expect(await version()).not.toEqual(before);
  await put('suppliers', 'Вторые слова.', 'published: 2026-03-12 10:00\n');
  expect(await take()).toContain('до тех пор видна прежняя версия');
  expect(await body('suppliers')).toBe('<p>Первые слова.</p>');
  await editor.wait('2026-03-12T05:00:00Z');
  expect(await body('suppliers')).toBe('<p>Вторые слова.</p>');
  expect(await take()).toBe('Всё это уже есть в магазине, ничего не изменилось');
});

test('CON-26 a draft of a page has the heading of the page', async () => {
  await put('repeat-bonus', 'Черновые слова.');
  const token = tokenOf(await take(true));
  expect(await words('repeat-bonus')).toBeNull();
  expect(await shop.ask(`/content/preview/${token}/`)).toMatchObject({
    value: { kind: 'pages', text: { title: 'Бонусы уже начислены', body: '<p>Черновые слова.</p>' } },
  });
});

test.each([
  ['feedback', 'на этой странице форма'],
  ['delivery', 'на этой странице цены и сроки города'],
  ['oferta', 'это юридический документ'],
  ['about', 'эта страница показывает данные магазина'],
  ['cart', 'эта страница показывает данные магазина'],
  ['faq', 'вопросы и ответы лежат в папке questions'],
  ['net-takoy', 'такой страницы в магазине нет; меняются слова страниц bonus-program, bonus-program-pervouralsk'],
  ['constructor', 'такой страницы в магазине нет'],
  ['token', 'такой страницы в магазине нет'],
])('a page %s is refused: %s', async (code, message) => {
  await put(code, 'Слова.');
  await put('pet-appeared', 'Хорошие слова.');
  await expect(take()).rejects.toThrow(`pages/${code}.md: ${message}`);
  expect(await shop.db.$count(pageWords, eq(pageWords.code, 'pet-appeared'))).toBe(0);
});

test('every mistake of a page is told at once', async () => {
  await put('oferta', '**Важно', 'title: Оферта\npublished: скоро\n');
  await expect(take()).rejects.toThrow(
    [
      'pages/oferta.md: это юридический документ: его меняют в коде, с проверкой юриста',
      'pages/oferta.md:3: title: такого поля нет',
      'pages/oferta.md:4: published: нужна дата 2026-12-01, дата и время 2026-12-01 09:30 или число дней от сегодня',
      'pages/oferta.md:6: выделение ** не закрыто',
    ].join('\n'),
  );
});

test.each(['net-takoy', 'constructor', '__proto__', '%2e%2e%2fpayment'])(
  'nobody reads words of a page %s',
  async (code) => {
    expect([400, 404]).toContain((await shop.ask(`/content/page/get_words/${code}/`)).status);
  },
);
