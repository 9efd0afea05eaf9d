import { getArticleByCode, getAuthorByCode } from '@zapovednik/api/content/calls/publication';
import { author, contentPicture } from '../../../db/schema';
import { numberOf, tokenOf, useEditor } from '../../../testing/use-editor';
import { useShop } from '../../../testing/use-shop';

const START = new Date('2026-03-10T09:00:00Z');
const shop = useShop({ at: START });
const editor = useEditor(shop, START);
const { take, undo } = editor;
const put = (code: string, name: string, more = '') =>
  editor.put(
    `authors/${code}.md`,
    `---\nname: ${name}\nrole: грумер\npicture: /pictures/person/groomer-1/1\n${more}---\nПишу о [щенках](/puppy/).\n`,
  );
const article = (code: string, by: string) =>
  editor.put(
    `articles/${code}.md`,
    `---\ntitle: О шлейках\nlead: Три измерения и примерка.\ntopic: care\npicture: /pictures/article/dog-1/1\nauthor: ${by}\n---\nТекст.\n`,
  );
const read = async (code: string) => {
  const { status, value } = await shop.ask(`/content/author/get_by_code/${code}/`);
  return status === 200 ? getAuthorByCode.answer.parse(value) : status;
};

test('CON-26 an author of a file has a page with the articles, which lead to it; hidden, the name stays', async () => {
  await put('anna-berkut', 'Анна Беркут');
  await article('shleyki', 'Анна Беркут');
  await take();
  expect(await read('anna-berkut')).toMatchObject({
    name: 'Анна Беркут',
    role: 'грумер',
    body: '<p>Пишу о\u00a0<a href="/puppy/">щенках</a>.</p>',
    articles: [{ code: 'shleyki' }],
  });
  const written = async () =>
    getArticleByCode.answer.parse((await shop.ask('/content/article/get_by_code/shleyki/')).value);
  expect((await written()).author_page).toMatchObject({ code: 'anna-berkut' });
  expect(await shop.ask('/sitemap/codes/author/1/')).toMatchObject({ value: ['anna-berkut'] });
  expect(await take()).toBe('Всё это уже есть в магазине, ничего не изменилось');
  await put('anna-berkut', 'Анна Беркут', 'hidden: true\n');
  await take();
  expect(await read('anna-berkut')).toBe(404);
  expect(await written()).toMatchObject({ author: 'Анна Беркут', author_page: null });
  await undo();
  expect(await read('anna-berkut')).toMatchObject({ name: 'Анна Беркут' });
});

test('an article names an author whom the shop or the folder has', async () => {
  await article('chuzhaya', 'Пётр Никто');
  await expect(take()).rejects.toThrow(
    'articles/chuzhaya.md:6: author: автора Пётр Никто нет, добавьте его файл в папку authors',
  );
  await put('petr-nikto', 'Пётр Никто');
  expect(await take()).toContain('authors/petr-nikto');
});

test('a picture of a field is uploaded, beside the text, or drawn', async () => {
  const { id } =
    (
      await shop.db
        .insert(contentPicture)
        .values({ id: 'a'.repeat(32), content: Buffer.from('x') })
        .returning()
    )[0] ?? {};
  const by = (picture: string) =>
    editor.put('authors/s-foto.md', `---\nname: Вера Фото\nrole: грумер\npicture: ${picture}\n---\nТекст.\n`);
  await by('/pictures/person/net-takoy/1');
  await expect(take()).rejects.toThrow(
    'authors/s-foto.md:4: picture: картинки /pictures/person/net-takoy/1 в магазине нет',
  );
  await by(`/pictures/content/${'b'.repeat(32)}/1`);
  await expect(take()).rejects.toThrow('authors/s-foto.md:4: picture: картинки /pictures/content/bbb');
  await by('net.jpg');
  await expect(take()).rejects.toThrow('authors/s-foto.md:4: нет файла net.jpg рядом с текстом');
  await by(`/pictures/content/${id}/1`);
  expect(await take()).toContain('authors/s-foto');
});

test('a name has one author; two authors can change their names in one edition', async () => {
  await put('pervyy', 'Олег Первый');
  await take();
  await put('vtoroy', 'Олег Первый');
  await expect(take()).rejects.toThrow('authors/pervyy.md: имя Олег Первый уже есть у автора vtoroy');
  await put('vtoroy', 'Олег Второй');
  await take();
  await put('pervyy', 'Олег Второй');
  await put('vtoroy', 'Олег Первый');
  const changed = numberOf(await take());
  expect(await read('vtoroy')).toMatchObject({ name: 'Олег Первый' });
  await undo(changed);
  expect(await read('vtoroy')).toMatchObject({ name: 'Олег Второй' });
  expect(await shop.db.$count(author)).toBeGreaterThan(1);
});

test('CON-26 a draft of an author', async () => {
  await put('chernovik', 'Вера Черновая');
  const token = tokenOf(await take(true));
  expect(await read('chernovik')).toBe(404);
  expect(await shop.ask(`/content/preview/${token}/`)).toMatchObject({
    value: { kind: 'authors', text: { title: 'Вера Черновая', lead: 'грумер' } },
  });
});
