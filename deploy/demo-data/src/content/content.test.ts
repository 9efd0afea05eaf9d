import type { Content } from 'deploy-api/modules/content/editing/records';
import { isStory } from '../pictures/stories/stories';
import { specialists } from '../services/specialists';
import { companyFacts } from './company';
import { shopReviews } from './shop-reviews';
import { demoTexts } from './texts';

const TODAY = new Date('2026-03-10T09:00:00Z');
const ofKind = async <K extends Content['kind']>(kind: K) =>
  (await demoTexts(TODAY, () => true)).contents.filter(
    (one): one is Extract<Content, { kind: K }> => one.kind === kind,
  );

test('an editor who imported this folder would be told of no problem', async () => {
  expect((await demoTexts(TODAY, () => true)).problems).toEqual([]);
});

test('there are forty articles and news, each with its own title and picture', async () => {
  const texts = [...(await ofKind('articles')), ...(await ofKind('news'))];
  expect(texts.length).toBeGreaterThanOrEqual(40);
  expect(new Set(texts.map(({ record }) => record.title)).size).toBe(texts.length);
  expect(new Set(texts.map(({ record }) => record.picture)).size).toBe(texts.length);
});

test('an article has headings and at least a thousand characters', async () => {
  const thin = (await ofKind('articles')).filter(
    ({ record: { body } }) => body.length < 1000 || body.split('<h2>').length < 3,
  );
  expect(thin.map(({ code }) => code)).toEqual([]);
});

test('each article, news item and promotion is illustrated with its own subject', async () => {
  const texts = [...(await ofKind('articles')), ...(await ofKind('news')), ...(await ofKind('promotions'))];
  const pictures = texts.map(({ record }) => record.picture);
  const drawn = pictures.filter((picture) => isStory(/^\/pictures\/story\/([a-z-]+)\/1$/.exec(picture)?.[1] ?? ''));
  expect(pictures.filter((picture) => !drawn.includes(picture))).toEqual([]);
  expect(new Set(pictures).size).toBe(texts.length);
});

test('there are sixty questions, each topic with several', async () => {
  const topics = await ofKind('questions');
  expect(topics.flatMap(({ record }) => record.items).length).toBeGreaterThanOrEqual(60);
  expect(Math.min(...topics.map(({ record }) => record.items.length))).toBeGreaterThanOrEqual(4);
});

test('numbers of the shop are taken from its data, not written into texts', async () => {
  const promotions = await ofKind('promotions');
  const written = promotions.filter(({ record: { lead, body } }) => /\d+\s*(?:%|процент)/.test(`${lead} ${body}`));
  expect(written.map(({ code }) => code)).toEqual([]);
  for (const { value } of companyFacts) expect(value).toMatch(/^\{\{\w+\}\}\+?$/);
  const counted = [...(await ofKind('articles')), ...(await ofKind('news'))].filter(({ record: { lead, body } }) =>
    /(?:\d|двух|трёх|четырёх|пяти|шести|семи|восьми|девяти|десяти)\S* (?:магазин|город)/.test(`${lead} ${body}`),
  );
  expect(counted.map(({ code }) => code)).toEqual([]);
});

test('authors of texts work here, and so does everybody whom a text names', async () => {
  const staff = specialists().specialists;
  const roles = { 'ветеринарный врач': /врач/, кинолог: /Кинолог/, грумер: /грумер/i };
  const texts = [...(await ofKind('articles')), ...(await ofKind('news'))].map(({ record }) => record);
  for (const { author, authorRole } of texts) {
    const position = Object.entries(roles).find(([role]) => role === authorRole)?.[1];
    if (position) expect(staff.find(({ name }) => name === author)?.position).toMatch(position);
  }
  const authors = new Set([...texts.map(({ author }) => author), ...staff.map(({ name }) => name)]);
  const led = texts.flatMap(({ body }) => [...body.matchAll(/вед[её]т ([А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+)/g)]);
  expect(led.length).toBeGreaterThan(0);
  for (const [, name = ''] of led) expect(authors).toContain(name);
});

test('every author has a page, with the profession as below the articles, and every article has goods or needs none', async () => {
  const authors = (await ofKind('authors')).map(({ record }) => record);
  const roles = new Map(authors.map(({ name, role }) => [name, role]));
  for (const { code, record } of await ofKind('articles')) {
    expect({ code, role: roles.get(record.author) }).toEqual({ code, role: record.authorRole });
  }
  const portraits = new Map(specialists().specialists.map(({ name, picture }) => [name, picture]));
  const known = authors.filter(({ name }) => portraits.has(name));
  expect(known.length).toBeGreaterThan(2);
  expect(known.filter(({ name, picture }) => portraits.get(name) !== picture)).toEqual([]);
  const without = (await ofKind('articles')).filter(({ record }) => record.goods === '').map(({ code }) => code);
  expect(without).toEqual(['kalendar-privivok', 'kogda-k-vrachu-srochno']);
});

const sentencesOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '\n')
    .split(/(?<=[.!?…])\s|\n/)
    .filter((one) => /[.!?…]$/.test(one) && one.split(/\s/).length > 3);
const twice = (sentences: readonly string[]) => sentences.filter((one, at) => sentences.indexOf(one) < at);

test('no sentence is twice in a text, in the questions, in the reviews of the shops or in the words about specialists', async () => {
  const texts = [...(await ofKind('articles')), ...(await ofKind('news')), ...(await ofKind('promotions'))];
  const inTexts = texts.map(({ record: { lead, body } }) => [lead, body]);
  const inVacancies = (await ofKind('vacancies')).map(({ record: { lead, duties, expects, offers } }) => [
    lead,
    ...duties,
    ...expects,
    ...offers,
  ]);
  const answers = (await ofKind('questions')).flatMap(({ record }) => record.items.map(({ answer }) => answer));
  const reviews = shopReviews(TODAY).flatMap(({ text, reply = '' }) => [text, reply]);
  const biographies = specialists().specialists.map(({ about }) => about ?? '');
  const written = [...inTexts, ...inVacancies, answers, reviews, biographies].map((one) => one.flatMap(sentencesOf));
  expect(written.flat().length).toBeGreaterThan(600);
  expect(written.flatMap(twice)).toEqual([]);
});
