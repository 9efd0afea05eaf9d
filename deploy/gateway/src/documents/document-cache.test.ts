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
  cache = new DocumentCache({ fresh: 1_000, stale: 10_000, size: 1_000_000 });
});
afterEach(() => jest.useRealTimers());

async function ask(made: RenderedDocument<string>): Promise<string> {
  const found = await cache.get('key', async () => made);
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
