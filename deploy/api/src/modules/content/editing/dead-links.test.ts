import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { product, question, sale } from '../../../db/schema';
import { useEditor } from '../../../testing/use-editor';
import { useShop } from '../../../testing/use-shop';

const START = new Date('2026-03-10T09:00:00Z');
const shop = useShop({ at: START });
const editor = useEditor(shop, START);
const { take, undo, putArticle, article } = editor;

beforeAll(async () => {
  await shop.db.insert(sale).values({ id: 101, code: 'leto', name: 'Лето' });
});

test('questions of a topic are replaced as a whole; a promotion needs its sale; all or nothing', async () => {
  const topic = (lines: string) => editor.put('questions/gifts.md', `---\nsort: 900\n---\n${lines}`);
  const codes = async () =>
    (await shop.db.select().from(question).where(eq(question.topic, 'gifts'))).map(({ code }) => code);
  await topic('## Есть карты? {#karty}\n\nДа.\n\n## Сколько живут? {#srok}\n\nГод.\n');
  await take();
  await topic('## Сколько живут? {#srok}\n\nДва года.\n');
  const promotion = (code: string) =>
    editor.put(
      `promotions/${code}.md`,
      '---\nlead: Скидка на всё летнее.\ncategory: food\npicture: /pictures/article/dog-1/1\nends: 5\n---\nУсловия.\n',
    );
  await promotion('net-takoy');
  await promotion('leto');
  await expect(take()).rejects.toThrow('promotions/net-takoy.md: акции с кодом net-takoy нет в учётной системе');
  expect(await codes()).toEqual(['karty', 'srok']);
  await rm(join(editor.folder(), 'promotions/net-takoy.md'));
  await take();
  expect(await codes()).toEqual(['srok']);
  expect(await shop.ask('/content/action/get_by_code/leto/')).toMatchObject({ value: { body: '<p>Условия.</p>' } });
  await undo();
  expect(await codes()).toEqual(['karty', 'srok']);
  expect(await shop.ask('/content/action/get_by_code/leto/')).toMatchObject({ status: 404 });
});

test('links lead to pages, sections, goods, texts and questions of the shop; every dead one is told, with all else', async () => {
  await editor.put('questions/links.md', '---\n---\n## Есть сыр? {#syr}\n\nДа.\n');
  const [{ code = '' } = {}] = await shop.db.select({ code: product.code }).from(product);
  const alive = ['/', '/delivery/', '/faq/?topic=links#syr', `/product/${code}/`, '/brand/les/', '/articles/sosed/'];
  const inCatalogue = ['/catalog/tovary_dlya_sobak/korm/', '/bonus-program/polnye-pravila-programmy.php'];
  const anchors = ['/articles/sosed/#razdel-2', '#razdel-1', '/selection/new/', '/delivery/#courier'];
  await putArticle('sosed', 'Текст.\n\n## Раз\n\nТекст.\n\n## Два\n\nТекст.');
  await putArticle(
    'zhivye',
    `## Раз\n\n${[...alive, ...inCatalogue, ...anchors].map((to) => `[тут](${to})`).join('\n')}`,
  );
  expect(await take()).toContain('articles/zhivye');
  const dead = [
    ['/net/', 'такой страницы в магазине нет'],
    ['/articles/net/', 'такой страницы в магазине нет'],
    ['/articles/../oferta/', 'такой страницы в магазине нет'],
    ['/product/net/', 'такой страницы в магазине нет'],
    ['/catalog/tovary_dlya_sobak/net/', 'такой страницы в магазине нет'],
    ['/vet-kabinety/999/', 'такой страницы в магазине нет'],
    ['/order/abc/', 'такой страницы в магазине нет'],
    ['/faq/#net', 'на странице нет места #net'],
    ['#razmer', 'на странице нет места #razmer'],
    ['#razdel-1', 'на странице нет места #razdel-1'],
    ['/articles/sosed/#razdel-3', 'на странице нет места #razdel-3'],
    ['/selection/net/', 'такой страницы в магазине нет'],
    ['/authors/net/', 'такой страницы в магазине нет'],
  ] as const;
  await putArticle('myortvye', dead.map(([to]) => `[тут](${to})\n`).join('\n'));
  await putArticle('sosed', 'Текст **важный.');
  await expect(take()).rejects.toThrow(
    [
      ...dead.map(([to, message], at) => `articles/myortvye.md:${7 + 2 * at}: ссылка ${to}: ${message}`),
      'articles/sosed.md:7: выделение ** не закрыто',
    ].join('\n'),
  );
  expect(await article('sosed')).toContain('<h2>Два</h2>');
});
