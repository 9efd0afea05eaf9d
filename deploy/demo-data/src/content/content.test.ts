import type { Content } from 'deploy-api/modules/content/editing/records';
import { breedFor, wholeAnimal } from '../pictures/animals/animals';
import { Pen } from '../pictures/drawing/pen';
import { specialists } from '../services/specialists';
import { companyFacts } from './company';
import { demoTexts } from './texts';

const TODAY = new Date('2026-03-10T09:00:00Z');
const ofKind = async <K extends Content['kind']>(kind: K) =>
  (await demoTexts(TODAY, () => true)).contents.filter(
    (one): one is Extract<Content, { kind: K }> => one.kind === kind,
  );

const newestFirst = <T extends { record: { publishedAt: string } }>(list: readonly T[]) =>
  list.toSorted((a, b) => b.record.publishedAt.localeCompare(a.record.publishedAt));

const pets = ['dog', 'cat', 'rodent', 'bird', 'fish', 'reptile'] as const;

/** The animal of a drawn picture's address. Two pictures of one breed are the same animal for a reader. */
function animalOf(picture: string): string {
  const [, group, seed] = /^\/pictures\/article\/([a-z]+)-(\d+)\/1$/.exec(picture) ?? [];
  const species = pets.find((one) => one === group);
  if (!species) throw new Error(`${picture} is not drawn`);
  return JSON.stringify(wholeAnimal(new Pen(), species, breedFor(species, '', Number(seed))));
}

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

test('a page of a list shows no animal twice', async () => {
  const pages = async (kind: 'articles' | 'news', size: number) => {
    const pictures = newestFirst(await ofKind(kind)).map(({ record }) => record.picture);
    return Array.from({ length: Math.ceil(pictures.length / size) }, (_, at) =>
      pictures.slice(at * size, (at + 1) * size),
    );
  };
  for (const page of [...(await pages('articles', 4)), ...(await pages('news', 8))]) {
    expect(new Set(page.map(animalOf)).size).toBe(page.length);
  }
});

test.each(['articles', 'news'] as const)('a page of %s shows no animal twice, with what to read next', async (kind) => {
  const all = newestFirst(await ofKind(kind));
  for (const one of all) {
    const others = all.filter(({ code }) => code !== one.code);
    const sameTopic = others.filter(({ record }) => record.topic === one.record.topic);
    const next = [...new Set([...sameTopic, ...others])].slice(0, 2);
    const shown = [one, ...next].map(({ record }) => animalOf(record.picture));
    expect({ code: one.code, animals: new Set(shown).size }).toEqual({ code: one.code, animals: 3 });
  }
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
