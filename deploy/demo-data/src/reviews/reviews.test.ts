import { petBreeds } from 'deploy-api/seed/pets/kinds';
import { productFamilies } from '../catalogue/products';
import { propertyTables } from '../catalogue/property-values';
import { sectionId, uniqueCodeOf } from '../catalogue/section-rows';
import { questionsOf } from './questions';
import { reviewsOf } from './reviews';
import { themeOf } from './theme-of-section';

const today = new Date('2026-11-20T09:00:00Z');
const { find: findValue } = propertyTables();
const products = [...productFamilies({ scale: 1, seed: 1, today, sectionId, findValue })].flatMap(
  (one) => one.products,
);
const written = (scale = 1) => products.flatMap((product) => reviewsOf(product, { seed: 1, scale, today }));
const reviews = written();

test('PRD-36 there are thousands of reviews, always the same ones for a seed', () => {
  expect(reviews.length).toBeGreaterThan(4000);
  expect(reviews.length).toBeLessThan(12_000);
  expect(written()).toEqual(reviews);
});

test('every section with goods has a review theme', () => {
  const leaves = new Set(products.map((product) => uniqueCodeOf(product.sectionId)));
  for (const leaf of leaves) expect(themeOf(leaf).theme.good.length).toBeGreaterThanOrEqual(4);
});

test('every text is complete: no unfilled placeholder, no double space, no unfinished sentence', () => {
  const broken = reviews.filter(
    ({ text, plus, minus }) =>
      /[{}|]|undefined|\s\s|\.\.|,,|\s[,.]|^\s|\s$|^[а-яё]|\. [а-яё]/.test(text) ||
      !/[.!?]$/.test(text) ||
      /[{}|]|^[а-яё]/.test(`${plus}`) ||
      /^[а-яё]/.test(`${minus}`),
  );
  expect(broken.map(({ text }) => text)).toEqual([]);
});

test('PRD-57 most people are content, some are not, and products differ', () => {
  const share = (score: number) => reviews.filter((one) => one.score === score).length / reviews.length;
  expect(share(5)).toBeGreaterThan(0.5);
  expect(share(5)).toBeLessThan(0.8);
  expect(share(1) + share(2)).toBeGreaterThan(0.03);
  expect(reviews.every(({ score }) => [1, 2, 3, 4, 5].includes(score))).toBe(true);
  const averages = products.flatMap(({ id }) => {
    const own = reviews.filter(({ productId }) => productId === id);
    return own.length < 6 ? [] : own.reduce((sum, { score }) => sum + score, 0) / own.length;
  });
  expect(Math.min(...averages)).toBeLessThan(4);
  expect(Math.max(...averages)).toBeGreaterThan(4.7);
});

test('no sentence is twice on the page of a product, and few reviews are equal in the whole shop', () => {
  const twice = products.flatMap(({ id, detailText }) => {
    const own = reviews.filter(({ productId }) => productId === id);
    const texts = [detailText.replace(/<[^>]+>/g, '\n'), ...own.flatMap(({ text, reply = '' }) => [text, reply])];
    const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s|\n/)).filter((one) => one.split(' ').length > 3);
    return sentences.filter((one, at) => sentences.indexOf(one) < at);
  });
  expect(twice).toEqual([]);
  expect(new Set(reviews.map(({ text }) => text)).size / reviews.length).toBeGreaterThan(0.7);
});

test('reviews are from the last two years, none from the future', () => {
  const days = reviews.map(({ createdAt }) => (today.getTime() - (createdAt?.getTime() ?? 0)) / 86_400_000);
  expect(Math.min(...days)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...days)).toBeLessThan(731);
});

test('PRD-36 the shop answers mostly those who are not content, by their name, and never before they wrote', () => {
  const answered = (list: typeof reviews) => list.filter(({ reply }) => reply).length / list.length;
  expect(answered(reviews.filter(({ score }) => score <= 2))).toBeGreaterThan(0.5);
  expect(answered(reviews.filter(({ score }) => score === 5))).toBeLessThan(0.15);
  for (const { reply, name, createdAt, repliedAt } of reviews.filter((one) => one.reply)) {
    expect(reply).toContain(name);
    expect(repliedAt?.getTime()).toBeGreaterThan(createdAt?.getTime() ?? 0);
    expect(repliedAt?.getTime()).toBeLessThanOrEqual(today.getTime());
  }
});

test('some reviews have pictures of the right animal, and votes of readers', () => {
  const shown = reviews.filter(({ pictures }) => pictures?.length);
  expect(shown.length / reviews.length).toBeGreaterThan(0.03);
  expect(shown.length / reviews.length).toBeLessThan(0.12);
  const root = new Map(products.map(({ id, sectionId }) => [id, uniqueCodeOf(sectionId).split('/')[0]]));
  for (const { productId, pictures = [] } of shown) {
    if (root.get(productId) === 'tovary_dlya_koshek') expect(pictures.join()).toMatch(/^\/pictures\/animal\/cat-/);
  }
  expect(reviews.filter(({ useful = 0, useless = 0 }) => useful > useless).length).toBeGreaterThan(reviews.length / 5);
});

test('a shop of a hundred thousand products has fewer than fifty times as many', () => {
  expect(written(50).length).toBeLessThan(reviews.length / 8);
});

test('most reviews say which pet they are about, of the breeds that pets have; popular goods have answered questions', () => {
  const known = new Set(petBreeds.map(({ value }) => value));
  const said = reviews.filter(({ petKind }) => petKind);
  expect(said.length).toBeGreaterThan(reviews.length / 3);
  const breeds = [...new Set(said.map(({ petBreed = '' }) => petBreed))].filter(Boolean);
  expect(breeds.length).toBeGreaterThan(10);
  expect(breeds.filter((breed) => !known.has(breed))).toEqual([]);
  const questions = products.flatMap((product) => questionsOf(product, { seed: 1, today }));
  expect(questions.length).toBeGreaterThan(100);
  expect(questions.every(({ answer }) => answer !== '')).toBe(true);
});
