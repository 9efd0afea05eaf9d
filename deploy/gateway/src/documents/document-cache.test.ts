import { DocumentCache, type RenderedDocument } from './document-cache';
import { withNonce } from './document-parts';

const page = (text: string): RenderedDocument<string> => ({
  answer: text,
  parts: { status: 200, plain: [Buffer.from(text)], deflated: [], checksums: [], size: text.length },
  failed: false,
});
const failure: RenderedDocument<string> = { answer: 'failure', parts: null, failed: true };
const gone: RenderedDocument<string> = { answer: 'gone', parts: null, failed: false };

let cache: DocumentCache<string>;
beforeEach(() => {
  jest.useFakeTimers();
  cache = new DocumentCache({ fresh: 1_000, stale: 10_000, patience: 500, size: 1_000_000 });
});
afterEach(() => jest.useRealTimers());

async function ask(made: RenderedDocument<string>, version = 'v1'): Promise<string> {
  const found = await cache.get('key', version, async () => made);
  await jest.advanceTimersByTimeAsync(1);
  return typeof found === 'string' ? found : Buffer.concat(withNonce(found, '')).toString();
}

test('a fresh page is served from the cache', async () => {
  expect(await ask(page('one'))).toBe('one');
  expect(await ask(page('two'))).toBe('one');
});

test('a stale page is served once more, and the next visitor gets the new one', async () => {
  await ask(page('one'));
  jest.setSystemTime(Date.now() + 2_000);
  expect(await ask(page('two'))).toBe('one');
  expect(await ask(page('three'))).toBe('two');
});

test('when rendering the new page fails the stale one is served', async () => {
  await ask(page('one'));
  jest.setSystemTime(Date.now() + 2_000);
  expect(await ask(failure)).toBe('one');
  expect(await ask(failure)).toBe('one');
});

test('a page that no longer exists is removed from the cache', async () => {
  await ask(page('one'));
  jest.setSystemTime(Date.now() + 2_000);
  await ask(gone);
  expect(await ask(gone)).toBe('gone');
});

test('a failure is never cached', async () => {
  expect(await ask(failure)).toBe('failure');
  expect(await ask(page('one'))).toBe('one');
});

test('after editors have published something the first visitor gets the new page, and the next one the same', async () => {
  await ask(page('one'));
  expect(await ask(page('two'), 'v2')).toBe('two');
  expect(await ask(page('three'), 'v2')).toBe('two');
  expect(await ask(gone, 'v3')).toBe('gone');
});

test('the earlier page is served when the one with the new content fails, is refused or takes too long', async () => {
  await ask(page('one'));
  expect(await ask(failure, 'v2')).toBe('one');
  await expect(cache.get('key', 'v2', () => Promise.reject(new Error('refused')))).resolves.toHaveProperty('plain');
  const slow = cache.get('key', 'v2', () => new Promise((resolve) => setTimeout(resolve, 800, page('two'))));
  await jest.advanceTimersByTimeAsync(500);
  expect(await slow).toEqual(page('one').parts);
  await jest.advanceTimersByTimeAsync(300);
  expect(await ask(page('three'), 'v2')).toBe('two');
});

test('fifty visitors after an edition cause one render, and none joins a render that began before it', async () => {
  await ask(page('one'));
  const render = jest.fn(async () => page('two'));
  const before = cache.get('other', 'v1', () => new Promise((resolve) => setTimeout(resolve, 100, page('old'))));
  const after = await Promise.all(Array.from({ length: 50 }, () => cache.get('key', 'v2', render)));
  expect(render).toHaveBeenCalledTimes(1);
  expect(new Set(after)).toEqual(new Set([page('two').parts]));
  const other = await cache.get('other', 'v2', async () => page('new'));
  expect(other).toEqual(page('new').parts);
  await jest.advanceTimersByTimeAsync(100);
  await before;
  expect(await cache.get('other', 'v2', async () => page('newest'))).toEqual(page('newest').parts);
});
