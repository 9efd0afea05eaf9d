import { readContract, readRelease } from '../store/release-store';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';
import { compareCalls } from './compare-calls';

let store: TemporaryStore;

beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

const text = { type: 'string' } as const;
const object = (properties: Record<string, object>) => ({
  type: 'object' as const,
  properties,
  required: Object.keys(properties),
});
const banners = (field: string) => ({
  input: object({ query: object({ city: text }) }),
  answer: { type: 'array' as const, items: object({ [field]: text }) },
});

/** The messages about a release that makes these calls, when the back end serves those. */
async function said(calls: Record<string, ReturnType<typeof banners>>, served: typeof calls): Promise<string[]> {
  await store.release('mf-services', '2', { contract: { calls } });
  const release = await readRelease(store.root, 'mf-services', '2');
  return compareCalls([{ ...release, contract: await readContract(release.folder) }], { version: 'b7', calls: served });
}

test('a release reads a field that the back end does not send', async () => {
  expect(await said({ 'grooming.banners': banners('picture') }, { 'grooming.banners': banners('image') })).toEqual([
    'ответ на вызов grooming.banners: mf-services 2 не поймёт сервер данных b7: поле [].picture обязательно, а его может не быть',
  ]);
});

test('a release does not send what the back end needs, or calls what it does not know', async () => {
  const needs = { ...banners('picture'), input: object({ query: object({ city: text, salon: text }) }) };
  expect(await said({ 'grooming.banners': banners('picture') }, { 'grooming.banners': needs })).toEqual([
    'вызов grooming.banners: сервер данных b7 не поймёт mf-services 2: поле query.salon обязательно, а его может не быть',
  ]);
  expect(await said({ 'grooming.banners': banners('picture') }, {})).toEqual([
    'mf-services 2 делает вызов grooming.banners, которого у сервера данных b7 нет',
  ]);
});

test('more than a release reads, and calls that the gateway answers, are no reason', async () => {
  const more = {
    ...banners('picture'),
    answer: { type: 'array' as const, items: object({ picture: text, alt: text }) },
  };
  const calls = { 'grooming.banners': banners('picture'), 'suggestions.address': banners('value') };
  expect(await said(calls, { 'grooming.banners': more })).toEqual([]);
});
