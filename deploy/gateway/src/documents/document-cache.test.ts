import { use } from 'deploy-telemetry/telemetry';
import { recordedTelemetry } from 'deploy-telemetry/testing/recorded-telemetry';
import type { Audience, Requester } from '../render/audience';
import { DocumentCache, type PageVisitor, type RenderedDocument } from './document-cache';

const page = (text: string): RenderedDocument<string> => ({
  answer: text,
  size: text.length,
  failed: false,
});
const failure: RenderedDocument<string> = { answer: 'failure', size: null, failed: true };
const gone: RenderedDocument<string> = { answer: 'gone', size: null, failed: false };

const asker: PageVisitor = {
  requester: () => ({ address: '203.0.113.1', visitor: null }),
  signal: () => new AbortController().signal,
  admit: async () => {},
};

let cache: DocumentCache<string>;
beforeEach(() => {
  jest.useFakeTimers();
  cache = new DocumentCache({ fresh: 1_000, stale: 10_000, patience: 500, size: 1_000_000 });
});
afterEach(() => jest.useRealTimers());

async function ask(made: RenderedDocument<string>, version = 'v1'): Promise<string> {
  const found = await cache.get('key', version, asker, async () => made);
  await jest.advanceTimersByTimeAsync(1);
  return found;
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
  await expect(cache.get('key', 'v2', asker, () => Promise.reject(new Error('refused')))).resolves.toBe('one');
  const slow = cache.get('key', 'v2', asker, () => new Promise((resolve) => setTimeout(resolve, 800, page('two'))));
  await jest.advanceTimersByTimeAsync(500);
  expect(await slow).toEqual('one');
  await jest.advanceTimersByTimeAsync(300);
  expect(await ask(page('three'), 'v2')).toBe('two');
});

test('an earlier page that nobody waits for any more is still rendered, for the next visitor', async () => {
  await ask(page('one'));
  const audiences: Audience[] = [];
  const slow = cache.get('key', 'v2', asker, (audience) => {
    audiences.push(audience);
    return new Promise((resolve) => setTimeout(resolve, 800, page('two')));
  });
  await jest.advanceTimersByTimeAsync(1);
  expect(audiences[0]?.requesters).toEqual([asker.requester()]);
  await jest.advanceTimersByTimeAsync(500);
  await slow;
  expect([audiences[0]?.requesters, audiences[0]?.isGone]).toEqual([[], false]);
});

test('a stale page is rendered again for nobody, and without being counted for its visitor', async () => {
  await ask(page('one'));
  jest.setSystemTime(Date.now() + 2_000);
  const admit = jest.fn();
  const requesters: (readonly Requester[])[] = [];
  await cache.get('key', 'v1', { ...asker, admit }, async (audience) => {
    requesters.push(audience.requesters);
    return page('two');
  });
  expect(requesters).toEqual([[]]);
  expect(admit).not.toHaveBeenCalled();
});

test('everyone who waits for a page stands for it in the queue, and only the first is counted', async () => {
  const other = { ...asker, requester: () => ({ address: '203.0.113.2', visitor: 'mark' }), admit: jest.fn() };
  const render = jest.fn(
    (_audience: Audience) => new Promise<RenderedDocument<string>>((resolve) => setTimeout(resolve, 100, page('one'))),
  );
  const answers = [cache.get('key', 'v1', asker, render)];
  await jest.advanceTimersByTimeAsync(1);
  answers.push(cache.get('key', 'v1', other, render));
  await jest.advanceTimersByTimeAsync(1);
  expect(render.mock.calls.map(([audience]) => audience.requesters)).toEqual([[asker.requester(), other.requester()]]);
  expect(other.admit).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(await Promise.all(answers)).toEqual(['one', 'one']);
});

test('a refused visitor costs another one, who asks for the same page at once, nothing', async () => {
  const refused = { ...asker, admit: () => Promise.reject(new Error('refused')) };
  const answers = [refused, asker].map((one) => cache.get('key', 'v1', one, async () => page('one')));
  await expect(answers[0]).rejects.toThrow('refused');
  expect(await answers[1]).toBe('one');
});

test('fifty visitors after an edition cause one render, and none joins a render that began before it', async () => {
  await ask(page('one'));
  const render = jest.fn(async () => page('two'));
  const before = cache.get('other', 'v1', asker, () => new Promise((resolve) => setTimeout(resolve, 100, page('old'))));
  const after = await Promise.all(Array.from({ length: 50 }, () => cache.get('key', 'v2', asker, render)));
  expect(render).toHaveBeenCalledTimes(1);
  expect(new Set(after)).toEqual(new Set(['two']));
  const other = await cache.get('other', 'v2', asker, async () => page('new'));
  expect(other).toEqual('new');
  await jest.advanceTimersByTimeAsync(100);
  await before;
  expect(await cache.get('other', 'v2', asker, async () => page('newest'))).toEqual('newest');
});

test('every answer is counted by how the cache had it', async () => {
  const { telemetry } = recordedTelemetry();
  const counted: Record<string, number> = {};
  const series: typeof telemetry.series = (_metric, { 'shop.result': result }) => ({
    record(value) {
      counted[String(result)] = (counted[String(result)] ?? 0) + value;
    },
  });
  use({ ...telemetry, series });
  cache = new DocumentCache({ fresh: 1_000, stale: 10_000, patience: 500, size: 1_000_000 });
  use(null);
  expect(counted).toEqual({ hit: 0, stale: 0, old: 0, miss: 0 });
  await ask(page('one'));
  await ask(page('one'));
  await ask(page('one'));
  jest.setSystemTime(Date.now() + 2_000);
  await ask(page('two'));
  await ask(page('three'), 'v2');
  expect(counted).toEqual({ hit: 2, stale: 1, old: 1, miss: 1 });
});
