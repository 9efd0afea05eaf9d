import { fitChoice } from './fit-choice';
import { readChoice } from './shop-choice';

const shop = { coordinates: [56.85, 60.61] } as const;
const fit = (query: string, shops: Parameters<typeof fitChoice>[2] = []) =>
  fitChoice(readChoice(new URLSearchParams(query)), [{ code: 'gruming' }], shops);

test('a city keeps the features that its shops have', () => {
  expect(fit('with=gruming&with=veterinar&open=1')).toMatchObject({ features: ['gruming'], openNow: true });
});

test.each([
  ['56.84,60.6', true],
  ['57.2,60.6', true],
  ['58.01,56.25', false],
])('an address at %s is near enough to a shop of the city: %s', (near, kept) => {
  expect(fit(`near=${near}&address=дом`, [shop]).near !== null).toBe(kept);
});

test('near to the visitor, and in a city without shops of ours, nothing is compared', () => {
  expect(fit('near=me', [shop]).near).toBe('me');
  expect(fit('near=58.01,56.25&address=дом').near).not.toBeNull();
});
