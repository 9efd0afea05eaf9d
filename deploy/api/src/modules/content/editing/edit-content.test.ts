import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDiscussion, likeArticle } from '@zapovednik/api/content/calls/discussion';
import { getArticleByCode } from '@zapovednik/api/content/calls/publication';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { articleComment, contentEdition, product, productSale, publication, question, sale } from '../../../db/schema';
import { LINK_KEY } from '../../../testing/start-shop';
import { useShop } from '../../../testing/use-shop';
import { type ContentRequest, editContent } from './edit-content';
import { settleGoods } from './goods';
import { showWaiting } from './waiting';

let folder: string;
const shop = useShop({ at: new Date('2026-03-10T09:00:00Z') });
beforeAll(async () => {
  await shop.db.insert(sale).values([
    { id: 101, code: 'leto', name: 'Лето' },
    { id: 102, code: 'vesna', name: 'Весна' },
  ]);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  for (const kind of ['articles', 'promotions', 'questions']) await mkdir(join(folder, kind));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const edit = (request: ContentRequest) =>
  editContent(request, {
    db: shop.db,
    files: shop.work.files,
    now: () => shop.clock.now(),
    publicOrigin: 'http://shop.localhost',
    linkKey: LINK_KEY,
    isDrawn: async (_, __, id) => !id.startsWith('net-'),
  });
const take = (draft = false) => edit({ command: 'import', folder, draft, by: 'anna' });
const undo = (edition: number | null = null) => edit({ command: 'undo', edition });
const put = (code: string, text: string, more = '') =>
  writeFile(
    join(folder, `articles/${code}.md`),
    `---\ntitle: О шлейках\nlead: Три измерения и примерка.\ntopic: care\npicture: /pictures/article/dog-1/1\n${more}---\n${text}\n`,
  );
const article = async (code: string) => {
  const { status, value } = await shop.ask(`/content/article/get_by_code/${code}/`);
  return status === 200 ? getArticleByCode.answer.parse(value).body : status;
};
const numberOf = (text: string) => Number(/(?:Правка|Черновик) (\d+)/.exec(text)?.[1]);

test('an import is live at once, is in the history, and the undo brings back what was before', async () => {
  await put('shleyka', 'Первый текст.');
  expect(await take()).toMatch(/^Правка \d+ опубликована\n {2}articles\/shleyka$/);
  expect(await article('shleyka')).toBe('<p>Первый текст.</p>');
  expect(await take()).toBe('Всё это уже есть в магазине, ничего не изменилось');

  await put('shleyka', 'Второй текст.');
  const second = numberOf(await take());
  expect(await article('shleyka')).toBe('<p>Второй текст.</p>');
  expect(await edit({ command: 'history' })).toContain(`${second}  10\u00a0марта, 14:00  anna  опубликовано`);

  expect(await undo()).toBe(`Правка ${second} отменена\n  articles/shleyka`);
  expect(await article('shleyka')).toBe('<p>Первый текст.</p>');
  expect(await edit({ command: 'history' })).toContain('отменено');
  await expect(undo(second)).rejects.toThrow(`Опубликованной правки ${second} нет`);
});

test('ten undos of the last edition at once take back that one alone; the one before it is undone by its number', async () => {
  await put('vdvoyom', 'Первый текст.');
  const first = numberOf(await take());
  await put('vdvoyom', 'Второй текст.');
  const second = numberOf(await take());
  const undone = await Promise.allSettled(Array.from({ length: 10 }, () => undo()));
  expect(undone.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of undone) {
    if (one.status === 'fulfilled') continue;
    expect(String(one.reason)).toContain(
      `Правка ${second} уже отменена. Предыдущую отменит npm run content -- undo ${first}`,
    );
  }
  expect(await article('vdvoyom')).toBe('<p>Первый текст.</p>');
  await undo(first);
  expect(await article('vdvoyom')).toBe(404);
});

test('an undone new article is gone, and keeps its comments for its return', async () => {
  await put('novaya', 'Текст.');
  await take();
  const [row] = await shop.db.select().from(publication).where(eq(publication.code, 'novaya'));
  await shop.db.insert(articleComment).values({ articleId: row?.id ?? 0, name: 'Борис', text: 'Полезно.' });
  await undo();
  expect(await article('novaya')).toBe(404);
  await take();
  expect(await article('novaya')).toBe('<p>Текст.</p>');
  expect((await (await shop.visitor()).ask(`/content/article/discussion/${row?.id}/`)).value).toMatchObject({
    count: 1,
  });
});

test('CON-01 a hidden text is gone for readers, feed and sitemap; it returns with its day, its likes and its comments', async () => {
  await put('snyat', 'Текст.', 'published: 2026-03-01 10:00\n');
  await take();
  const [row] = await shop.db.select().from(publication).where(eq(publication.code, 'snyat'));
  const id = row?.id ?? 0;
  await shop.db.insert(articleComment).values({ articleId: id, name: 'Борис', text: 'Полезно.' });
  const visitor = await shop.visitor();
  await visitor.api(likeArticle, { id: id, liked: 'Y' });
  const everywhere = async () =>
    [
      await article('snyat'),
      ...(await Promise.all(
        ['/content/article/get_page/?perPage=50', '/sitemap/codes/article/1/', '/feeds/articles.xml'].map(
          async (path) => (await (await fetch(shop.root + path)).text()).includes('snyat'),
        ),
      )),
      (await visitor.ask(`/content/article/discussion/${id}/`)).status,
    ] as const;
  expect(await everywhere()).toEqual(['<p>Текст.</p>', true, true, true, 200]);

  await put('snyat', 'Текст.', 'hidden: true\n');
  expect(await take(true)).toContain('articles/snyat будет снято с показа');
  expect(await article('snyat')).toBe('<p>Текст.</p>');
  expect(await take()).toMatch(/^Правка \d+ опубликована\n {2}articles\/snyat снято с показа$/);
  expect(await everywhere()).toEqual([404, false, false, false, 404]);
  expect(await take()).toBe('Всё это уже есть в магазине, ничего не изменилось');

  await put('snyat', 'Текст.');
  await take();
  expect(await everywhere()).toEqual(['<p>Текст.</p>', true, true, true, 200]);
  expect(await visitor.api(getDiscussion, { id })).toMatchObject({ likes: 1, isLiked: true, count: 1 });
  expect(await shop.ask('/content/article/get_by_code/snyat/')).toMatchObject({ value: { date: '01.03.2026' } });
});

test('a promotion and a topic of questions are hidden in the same way; the undo shows them again', async () => {
  const write = (more = '') =>
    Promise.all([
      writeFile(join(folder, 'questions/mode.md'), `---\nsort: 900\n${more}---\n## Есть бантики? {#bantiki}\n\nДа.\n`),
      writeFile(
        join(folder, 'promotions/leto.md'),
        `---\nlead: Скидка на всё летнее.\ncategory: food\npicture: /pictures/article/dog-1/1\n${more}---\nУсловия.\n`,
      ),
    ]);
  const shown = async () => [
    (await shop.ask('/content/action/get_by_code/leto/')).status,
    await shop.db.$count(question, eq(question.topic, 'mode')),
  ];
  await write();
  const shownFirst = numberOf(await take());
  expect(await shown()).toEqual([200, 1]);
  await write('hidden: true\n');
  await take();
  expect(await shown()).toEqual([404, 0]);
  await undo();
  expect(await shown()).toEqual([200, 1]);
  await undo(shownFirst);
  await write('hidden: maybe\n');
  await expect(take()).rejects.toThrow('hidden: нужно true или false');
});

test('an edition is not undone over a later one', async () => {
  await put('spor', 'Раз.');
  const first = numberOf(await take());
  await put('spor', 'Два.');
  const second = numberOf(await take());
  await expect(undo(first)).rejects.toThrow(`articles/spor изменили позже правки ${first}`);
  await undo(second);
  await undo(first);
  expect(await article('spor')).toBe(404);
});

test('a text with a time appears at that time; a text without one keeps its time when it changes', async () => {
  await put('zavtra', 'Текст.', 'published: 2026-03-11 10:00\n');
  expect(await take()).toContain('articles/zavtra появится 11\u00a0марта, 10:00');
  expect(await article('zavtra')).toBe(404);
  shop.clock.at(new Date('2026-03-11T05:00:00Z'));
  expect(await article('zavtra')).toBe('<p>Текст.</p>');
  await put('zavtra', 'Текст исправлен.');
  await take();
  const [row] = await shop.db.select().from(publication).where(eq(publication.code, 'zavtra'));
  expect(row?.publishedAt.toISOString()).toBe('2026-03-11T05:00:00.000Z');
});

describe('a new version of a text that visitors see, with a start in the future', () => {
  const silent = { error: jest.fn() };
  const wait = (to: string) => {
    shop.clock.at(new Date(to));
    return showWaiting({ db: shop.db, now: () => shop.clock.now() }, silent);
  };
  beforeEach(() => shop.clock.at(new Date('2026-03-10T09:00:00Z')));

  test('leaves the running one up until then, also after a second import', async () => {
    await put('smena', 'Зимний текст.');
    await take();
    await put('smena', 'Весенний текст.', 'published: 2026-03-12 10:00\n');
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

  test('is replaced by a later import, and an undo brings it back', async () => {
    await put('zamena', 'Первый.');
    const first = numberOf(await take());
    await put('zamena', 'Второй.', 'published: 2026-03-12 10:00\n');
    await take();
    await expect(undo(first)).rejects.toThrow('articles/zamena изменили позже');
    await put('zamena', 'Третий.');
    await take();
    expect(await article('zamena')).toBe('<p>Третий.</p>');
    await undo();
    expect(await article('zamena')).toBe('<p>Первый.</p>');
    await wait('2026-03-12T05:00:00Z');
    expect(await article('zamena')).toBe('<p>Второй.</p>');
  });

  test('a promotion keeps its terms until the next ones begin', async () => {
    const terms = (text: string, starts: string) =>
      writeFile(
        join(folder, 'promotions/vesna.md'),
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
    expect(silent.error).not.toHaveBeenCalled();
  });
});

test('CON-26 a draft is seen by its signed link only, until the link expires, and can be published', async () => {
  await put('chernovik', 'Черновой текст.');
  const said = await take(true);
  const id = numberOf(said);
  const [, token = ''] = /\/preview\/([\w-]+)\//.exec(said) ?? [];
  expect(await article('chernovik')).toBe(404);
  const look = (of: string) => shop.ask(`/content/preview/${of}/`);
  expect(await look(token)).toMatchObject({
    status: 200,
    value: { kind: 'articles', text: { title: 'О\u00a0шлейках', body: '<p>Черновой текст.</p>' } },
  });
  expect((await look(token)).headers.get('cache-control')).toBe('private, no-store');
  const forged = token.replace(/^[^-]+/, (id + 1).toString(36));
  for (const wrong of [forged, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 'x', `${token}x`]) {
    expect(await look(wrong)).toMatchObject({ status: 404 });
  }
  expect(await look('a.b')).toMatchObject({ status: 400, failure: { fields: { token: 'Неверная ссылка' } } });
  const later = new Date(shop.clock.now().getTime() + 4 * 24 * 3_600_000);
  const before = shop.clock.now();
  shop.clock.at(later);
  expect(await look(token)).toMatchObject({ status: 404 });
  shop.clock.at(before);

  expect(await edit({ command: 'publish', edition: id })).toContain(`Правка ${id} опубликована`);
  expect(await article('chernovik')).toBe('<p>Черновой текст.</p>');
  await expect(edit({ command: 'publish', edition: id })).rejects.toThrow(`Черновика ${id} нет`);
  await undo(id);
  expect(await article('chernovik')).toBe(404);
});

test('pictures are encoded anew, stored once and served', async () => {
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a84' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  await writeFile(join(folder, 'articles/pes.jpg'), photo);
  await put('s-foto', '![Пёс](pes.jpg)');
  await take();
  const body = String(await article('s-foto'));
  const [, src = ''] = /src="([^"]+)"/.exec(body) ?? [];
  const served = await fetch(shop.root + src);
  expect(served.headers.get('content-type')).toBe('image/jpeg');
  expect(Buffer.from(await served.arrayBuffer()).includes('secret place')).toBe(false);
});

test('questions of a topic are replaced as a whole; a promotion needs its sale; all or nothing', async () => {
  const topic = (lines: string) => writeFile(join(folder, 'questions/gifts.md'), `---\nsort: 900\n---\n${lines}`);
  const codes = async () =>
    (await shop.db.select().from(question).where(eq(question.topic, 'gifts'))).map(({ code }) => code);
  await topic('## Есть карты? {#karty}\n\nДа.\n\n## Сколько живут? {#srok}\n\nГод.\n');
  await take();
  await topic('## Сколько живут? {#srok}\n\nДва года.\n');
  const promotion = (code: string) =>
    writeFile(
      join(folder, `promotions/${code}.md`),
      '---\nlead: Скидка на всё летнее.\ncategory: food\npicture: /pictures/article/dog-1/1\nends: 5\n---\nУсловия.\n',
    );
  await promotion('net-takoy');
  await promotion('leto');
  await expect(take()).rejects.toThrow('promotions/net-takoy.md: акции с кодом net-takoy нет в учётной системе');
  expect(await codes()).toEqual(['karty', 'srok']);
  await rm(join(folder, 'promotions/net-takoy.md'));
  await take();
  expect(await codes()).toEqual(['srok']);
  expect(await shop.ask('/content/action/get_by_code/leto/')).toMatchObject({ value: { body: '<p>Условия.</p>' } });
  await undo();
  expect(await codes()).toEqual(['karty', 'srok']);
  expect(await shop.ask('/content/action/get_by_code/leto/')).toMatchObject({ status: 404 });
});

test('links lead to pages, sections, goods, texts and questions of the shop; every dead one is told, with all else', async () => {
  await writeFile(join(folder, 'questions/links.md'), '---\n---\n## Есть сыр? {#syr}\n\nДа.\n');
  const [{ code = '' } = {}] = await shop.db.select({ code: product.code }).from(product);
  const alive = ['/', '/delivery/', '/faq/?topic=links#syr', `/product/${code}/`, '/brand/les/', '/articles/sosed/'];
  const inCatalogue = ['/catalog/tovary_dlya_sobak/korm/', '/bonus-program/polnye-pravila-programmy.php'];
  const anchors = ['/articles/sosed/#razdel-2', '#razdel-1', '/selection/new/', '/delivery/#courier'];
  await put('sosed', 'Текст.\n\n## Раз\n\nТекст.\n\n## Два\n\nТекст.');
  await put('zhivye', `## Раз\n\n${[...alive, ...inCatalogue, ...anchors].map((to) => `[тут](${to})`).join('\n')}`);
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
  await put('myortvye', dead.map(([to]) => `[тут](${to})\n`).join('\n'));
  await put('sosed', 'Текст **важный.');
  await expect(take()).rejects.toThrow(
    [
      ...dead.map(([to, message], at) => `articles/myortvye.md:${7 + 2 * at}: ссылка ${to}: ${message}`),
      'articles/sosed.md:7: выделение ** не закрыто',
    ].join('\n'),
  );
  expect(await article('sosed')).toContain('<h2>Два</h2>');
});

describe('a promotion of the editors', () => {
  const promotion = (fields: string, text = 'До {{discount osen-26}} % на корм.') =>
    writeFile(
      join(folder, 'promotions/osen-26.md'),
      `---\nlead: Скидка на всё осеннее.\ncategory: food\npicture: /pictures/article/dog-1/1\n${fields}\n---\n${text}\n`,
    );
  const goods = async () => {
    const found = await shop.db
      .select({ code: product.code })
      .from(productSale)
      .innerJoin(sale, eq(sale.id, productSale.saleId))
      .innerJoin(product, eq(product.id, productSale.productId))
      .where(eq(sale.code, 'osen-26'));
    return found.map(({ code }) => code).sort();
  };
  const shown = () => shop.ask('/content/action/get_by_code/osen-26/');
  const at = (to: string) => {
    shop.clock.at(new Date(to));
    return settleGoods({ db: shop.db, now: () => shop.clock.now() });
  };
  beforeEach(() => shop.clock.at(new Date('2026-03-10T09:00:00Z')));

  test('has its reduced goods from its start to its end, and tells their discount; the undo takes the goods away', async () => {
    await promotion('title: Осень\nsections: [tovary_dlya_sobak]\nstarts: 2026-03-11\nends: 2026-03-13');
    await take();
    expect(await take()).toBe('Всё это уже есть в магазине, ничего не изменилось');
    expect(await goods()).toEqual([]);
    await at('2026-03-11T00:00:00Z');
    expect(await goods()).toEqual(['korm_les_1', 'korm_les_3']);
    expect((await shown()).value).toMatchObject({ title: 'Осень', body: '<p>До\u00a010\u00a0% на\u00a0корм.</p>' });
    await at('2026-03-13T00:00:00Z');
    expect(await goods()).toEqual([]);
    await at('2026-03-12T00:00:00Z');
    await promotion('title: Осень\ngoods: [korm_les_3]\nstarts: 2026-03-11');
    await take();
    expect(await goods()).toEqual(['korm_les_3']);
    await undo();
    expect(await goods()).toEqual(['korm_les_1', 'korm_les_3']);
  });

  test.each([
    ['goods: [korm_les_1]', 'promotions/osen-26.md:1: title и goods или sections нужны вместе'],
    ['title: Осень\ngoods: [net]', 'promotions/osen-26.md: goods: товара net в магазине нет'],
    ['title: Осень\ngoods: [pashtet_pole]', 'goods: у товара pashtet_pole нет скидки'],
    ['title: Осень\nsections: [net]', 'sections: раздела net в магазине нет'],
    ['title: Скидка 20 %\ngoods: [korm_les_1]', 'promotions/osen-26.md:5: процент цифрами разойдётся с ценами'],
  ])('is refused with %s', async (fields, message) => {
    await promotion(fields);
    await expect(take()).rejects.toThrow(message);
  });

  test('does not take goods from the accounting system', async () => {
    await writeFile(
      join(folder, 'promotions/leto.md'),
      '---\ntitle: Лето\ngoods: [korm_les_1]\nlead: Скидка на всё летнее.\ncategory: food\npicture: /pictures/article/dog-1/1\n---\nУсловия.\n',
    );
    await expect(take()).rejects.toThrow('promotions/leto.md: товары этой акции ведёт учётная система');
  });
});

test('ten imports of one folder at once are one edition', async () => {
  await put('srazu', 'Текст.');
  const said = await Promise.all(Array.from({ length: 10 }, () => take()));
  expect(said.filter((text) => text.startsWith('Правка'))).toHaveLength(1);
  expect(said.filter((text) => text.startsWith('Всё это уже есть'))).toHaveLength(9);
  const rows = await shop.db.select().from(contentEdition);
  expect(rows.filter(({ changes }) => JSON.stringify(changes).includes('srazu'))).toHaveLength(1);
});

test('CON-01 each edition, each undo and the moment of a text give the content a version that it never had', async () => {
  const seen = new Set<unknown>();
  const isNew = async () => {
    const { value } = await shop.ask('/content/version/');
    const before = seen.size;
    return seen.add(value).size > before;
  };
  await isNew();
  expect(await isNew()).toBe(false);
  await put('versiya', 'Раз.');
  await take();
  expect(await isNew()).toBe(true);
  await undo();
  expect(await isNew()).toBe(true);
  const draft = numberOf(await take(true));
  expect(await isNew()).toBe(false);
  await edit({ command: 'publish', edition: draft });
  expect(await isNew()).toBe(true);
  await put('zavtra-utrom', 'Текст.', `published: ${shop.clock.now().toISOString().slice(0, 10)} 23:59\n`);
  await take();
  expect(await isNew()).toBe(true);
  shop.clock.at(new Date(shop.clock.now().getTime() + 24 * 3_600_000));
  expect(await isNew()).toBe(true);
});
