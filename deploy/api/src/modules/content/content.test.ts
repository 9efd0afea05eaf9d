import { getShopReviews } from '@zapovednik/api/content/calls/company';
import { getArticleByCode } from '@zapovednik/api/content/calls/publication';
import { publicationPage } from '@zapovednik/api/content/wire/publication';
import { and, eq, like } from 'drizzle-orm';
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod/mini';
import { author, city, companyEvent, companyFact, publication, question, shopReview } from '../../db/schema';
import { EKATERINBURG, PERM } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';

const TODAY = new Date('2026-03-10T09:00:00Z');
const at = (day: number) => new Date(Date.UTC(2026, 2, day));

const shop = useShop({ at: TODAY });
beforeAll(async () => {
  const text = { lead: 'Коротко.', body: '<p>Текст.</p>', picture: '/pictures/article/cat-1/1' };
  const one = (kind: 'article' | 'news', day: number, topic: string) => ({
    ...text,
    kind,
    topic,
    code: `${kind}-${day}`,
    title: `Текст ${day}`,
    publishedAt: at(day),
    updatedAt: at(day),
  });
  await shop.db
    .insert(publication)
    .values([
      ...[1, 2, 3, 4, 5].map((day) => one('article', day, day % 2 ? 'food' : 'health')),
      one('article', 20, 'food'),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((day) => one('news', day, 'shops')),
    ]);
});

/** A parsed feed. */
const feed = z.object({
  rss: z.object({ channel: z.object({ item: z.array(z.object({ title: z.string(), link: z.string() })) }) }),
});

const page = async (path: string) => publicationPage.parse((await shop.ask(path)).value);
const codes = ({ items }: { items: readonly { code: string }[] }) => items.map(({ code }) => code);

test('API-137 LIM-23 articles come four at a time, the newest first; one of a later day does not exist yet', async () => {
  const first = await page('/content/article/get_page/');
  expect(codes(first)).toEqual(['article-5', 'article-4', 'article-3', 'article-2']);
  expect(first).toMatchObject({ count: 5, page_count: 2, items: [{ date: '05.03.2026' }, {}, {}, {}] });
  expect(first.topics).toEqual([
    { code: 'food', count: 3 },
    { code: 'health', count: 2 },
  ]);
  expect(codes(await page('/content/article/get_page/?page=2'))).toEqual(['article-1']);
  expect(codes(await page('/content/article/get_page/?filter[topic]=health'))).toEqual(['article-4', 'article-2']);
  expect(await shop.ask('/content/article/get_by_code/article-20/')).toMatchObject({ status: 404 });
});

test('API-135 LIM-22 news come eight at a time', async () => {
  const first = await page('/content/news/get_page/');
  expect(first.items).toHaveLength(8);
  expect(first).toMatchObject({ count: 9, page_count: 2 });
  for (const wrong of ['?perPage=51', '?page=0', '?filter[topic]=<b>', '?filter=x']) {
    expect(await shop.ask(`/content/news/get_page/${wrong}`)).toMatchObject({ status: 400 });
  }
});

test('API-138 API-136 one text comes with others to read: of its topic first, then the newest, never itself', async () => {
  const { value, headers } = await shop.ask('/content/article/get_by_code/article-2/');
  const article = getArticleByCode.answer.parse(value);
  expect(article).toMatchObject({ body: '<p>Текст.</p>', published: '2026-03-02T00:00:00.000Z' });
  expect(article.related.map(({ code }) => code)).toEqual(['article-4', 'article-5', 'article-3']);
  expect(headers.get('cache-control')).toBe('public, max-age=5');
  expect(await shop.ask('/content/news/get_by_code/news-1/')).toMatchObject({ value: { code: 'news-1' } });
  expect(await shop.ask('/content/news/get_by_code/article-1/')).toMatchObject({
    status: 404,
    failure: { message: 'Новость не найдена' },
  });
  expect(await shop.ask('/content/article/get_by_code/%3Cscript%3E/')).toMatchObject({ status: 400 });
});

test('the feeds of articles and news are RSS with addresses of the asked storefront; markup in a title stays text', async () => {
  await shop.db.insert(publication).values({
    kind: 'article',
    code: 'tekst-s-razmetkoy',
    title: 'Кошки & <b>собаки</b>',
    lead: 'О них.',
    body: '',
    picture: '/p',
    topic: 'food',
    publishedAt: at(6),
    updatedAt: at(6),
  });
  const answer = await fetch(`${shop.root}/feeds/articles.xml`);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const { rss } = feed.parse(new XMLParser().parse(await answer.text()));
  expect(rss.channel.item.map(({ link }) => link)).toEqual(
    ['tekst-s-razmetkoy', 'article-5', 'article-4', 'article-3', 'article-2', 'article-1'].map(
      (code) => `http://shop.localhost/articles/${code}/`,
    ),
  );
  expect(rss.channel.item[0]?.title).toBe('Кошки & <b>собаки</b>');
  expect((await fetch(`${shop.root}/feeds/news.xml`)).status).toBe(200);
});

test('API-147 LIM-26 questions come four at a time, of all topics or of one', async () => {
  await shop.db.insert(question).values(
    [1, 2, 3, 4, 5].map((id) => ({
      code: `q-${id}`,
      topic: id < 5 ? 'order' : 'bonus',
      question: `Вопрос ${id}?`,
      answer: 'Ответ.',
      sort: id,
    })),
  );
  const { value } = await shop.ask('/content/faq/get/');
  expect(value).toMatchObject({
    count: 5,
    page_count: 2,
    topics: [
      { code: 'order', count: 4 },
      { code: 'bonus', count: 1 },
    ],
    items: [{ code: 'q-1' }, {}, {}, { code: 'q-4' }],
  });
  expect(await shop.ask('/content/faq/get/?filter[topic]=bonus')).toMatchObject({
    value: { items: [{ code: 'q-5' }] },
  });
  await shop.db
    .insert(question)
    .values({ code: 'kak-vernut', topic: 'returns', question: 'Как вернуть корм?', answer: 'Принесите чек.', sort: 9 });
  const found = async (filter: string) => (await shop.ask(`/content/faq/get/?filter${filter}`)).value;
  for (const filter of ['[code]=kak-vernut', '[search]=ВЕРНУ корма', '[search]=чёк', '[search]=returns']) {
    const count = filter.endsWith('returns') ? 0 : 1;
    expect([filter, await found(filter)]).toMatchObject([filter, { count }]);
  }
});

test('API-150 LIM-27 reviews of shops come five at a time: those of the city first; hidden ones are not counted', async () => {
  const common = { name: 'Ольга', text: 'Хороший магазин.', score: 5 };
  await shop.db
    .insert(shopReview)
    .values([
      ...[1, 2, 3, 4, 5].map((day) => ({ ...common, locationId: EKATERINBURG, createdAt: at(day) })),
      { ...common, locationId: PERM, score: 2, name: 'Пётр', createdAt: at(1) },
      { ...common, locationId: PERM, score: 1, isActive: false },
    ]);
  const { value } = await shop.ask('/feedback/review/get/', { location: PERM });
  expect(value).toMatchObject({
    count: 6,
    page_count: 2,
    average: 4.5,
    items: [{ name: 'Пётр', city: 'Пермь' }, {}, {}, {}, {}],
  });
  expect(await shop.ask('/feedback/review/get/?page=2')).toMatchObject({ value: { items: [{ name: 'Пётр' }] } });
  const ids = await Promise.all(
    [1, 2, 3].map(async (page) => {
      const { value: part } = await shop.ask(`/feedback/review/get/?page=${page}`, { location: PERM });
      return getShopReviews.answer.parse(part).items.map(({ id }) => id);
    }),
  );
  expect(ids.map((part) => part.length)).toEqual([5, 1, 0]);
  expect(new Set(ids.flat()).size).toBe(6);
});

test('API-148 API-149 the company has its facts in their order, and its history by year', async () => {
  await shop.db.insert(companyFact).values([
    { value: '51', label: 'магазин сети', sort: 2 },
    { value: '2004', label: 'год основания', sort: 1 },
  ]);
  await shop.db.insert(companyEvent).values([
    { year: 2020, text: 'Первый ветеринарный кабинет.' },
    { year: 2004, text: 'Первый магазин.' },
  ]);
  expect((await shop.ask('/about/facts/get/')).value).toMatchObject([{ value: '2004' }, { value: '51' }]);
  expect((await shop.ask('/about/timeline/get/')).value).toMatchObject([{ year: 2004 }, { year: 2020 }]);
});

test('CIT-09 a text links to a service in the city that has it, elsewhere it names that city', async () => {
  await shop.db
    .update(publication)
    .set({ body: '<p>Приходите <a href="/grooming/">на стрижку</a> и <a href="/shops/">в магазин</a>.</p>' })
    .where(eq(publication.code, 'article-3'));
  await shop.db.update(city).set({ prepositional: 'в Екатеринбурге' }).where(eq(city.locationId, EKATERINBURG));
  const body = async (location: number) =>
    getArticleByCode.answer.parse((await shop.ask('/content/article/get_by_code/article-3/', { location })).value).body;
  expect(await body(EKATERINBURG)).toContain('<a href="/grooming/">на стрижку</a>');
  expect(await body(PERM)).toBe('<p>Приходите на стрижку в Екатеринбурге и <a href="/shops/">в магазин</a>.</p>');
});

test('CON-03 API-138 an article knows the page of its author and the section of its goods; the author has the published articles', async () => {
  const person = {
    name: 'Ирина Соболева',
    role: 'ветеринарный врач',
    about: '<p>Лечу.</p>',
    picture: '/pictures/person/vet-1/1',
  };
  await shop.db.insert(author).values({ ...person, code: 'irina-soboleva' });
  await shop.db
    .update(publication)
    .set({ author: person.name, goods: 'tovary_dlya_sobak/korm' })
    .where(and(eq(publication.topic, 'food'), like(publication.code, 'article-%')));
  expect(await shop.ask('/content/article/get_by_code/article-5/')).toMatchObject({
    value: {
      author_page: { code: 'irina-soboleva', picture: person.picture },
      goods: { code: 'tovary_dlya_sobak/korm', section: expect.any(Number) },
    },
  });
  expect(await shop.ask('/content/article/get_by_code/article-4/')).toMatchObject({
    value: { author_page: null, goods: null },
  });
  expect(await shop.ask('/content/author/get_by_code/irina-soboleva/')).toMatchObject({
    value: {
      ...{ name: person.name, role: person.role, body: person.about },
      articles: [{ code: 'article-5' }, { code: 'article-3' }, { code: 'article-1' }],
    },
  });
  expect(await shop.ask('/content/author/get_by_code/nikto/')).toMatchObject({ status: 404 });
});
