import { fitChoice } from './fit-choice';
import { readChoice } from './shop-choice';

const offered = { hasBoth: false, places: [], features: ['gruming'] };
const fit = (query: string, offer: Partial<Parameters<typeof fitChoice>[1]> = {}) =>
  fitChoice(readChoice(new URLSearchParams(query)), { ...offered, ...offer });

test('a city keeps the features that its shops have', () => {
  expect(fit('with=gruming&with=veterinar&open=1')).toMatchObject({ features: ['gruming'], openNow: true });
});

test('a city with only one kind of places shows them, whatever kind was chosen', () => {
  expect(fit('whose=partners').whose).toBeNull();
  expect(fit('whose=partners', { hasBoth: true }).whose).toBe('partners');
});

test.each([
  ['56.84,60.6', true],
  ['57.2,60.6', true],
  ['58.01,56.25', false],
])('an address at %s is near enough to a place of the city: %s', (near, kept) => {
  const point = { coordinates: [56.85, 60.61] } as const;
  expect(fit(`near=${near}&address=дом`, { places: [point] }).near !== null).toBe(kept);
});

test('without an address, and near to the visitor, nothing is compared', () => {
  expect([fit('').near, fit('near=me').near]).toEqual([null, 'me']);
});
