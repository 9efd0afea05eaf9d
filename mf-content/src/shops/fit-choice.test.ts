import { fitChoice } from './fit-choice';
import { readChoice } from './shop-choice';

const place = { coordinates: [56.85, 60.61] } as const;
const fit = (query: string, places: Parameters<typeof fitChoice>[2] = []) =>
  fitChoice(readChoice(new URLSearchParams(query)), ['gruming'], places);

test('a city keeps the features that its shops have', () => {
  expect(fit('with=gruming&with=veterinar&open=1')).toMatchObject({ features: ['gruming'], openNow: true });
});

test.each([
  ['56.84,60.6', true],
  ['57.2,60.6', true],
  ['58.01,56.25', false],
])('an address at %s is near enough to a place of the city: %s', (near, kept) => {
  expect(fit(`near=${near}&address=дом`, [place]).near !== null).toBe(kept);
});

test('without an address, and near to the visitor, nothing is compared', () => {
  expect([fit('').near, fit('near=me').near]).toEqual([null, 'me']);
});
