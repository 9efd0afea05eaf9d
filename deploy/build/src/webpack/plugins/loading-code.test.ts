/** @jest-environment jsdom */

import { loadingCode } from './loading-code';

type Load = (url: string, done: (event: { readonly type: string }) => void, key: string, chunkId: string) => void;
type Ask = (chunkId: string, promises: Promise<unknown>[]) => void;

interface Chunks {
  readonly push: (file: readonly [ids: readonly string[], modules: Readonly<Record<string, unknown>>]) => void;
}

/** What webpack calls: the loading of a chunk, in a build in which these have a script. */
function chunksOf(scripts: readonly string[]) {
  const asked: { readonly url: string; readonly done: Parameters<Load>[1] }[] = [];
  const runtime: { readonly f: { j?: Ask }; readonly m: Record<string, unknown>; readonly [name: string]: unknown } = {
    f: {},
    m: {},
    p: '/assets/',
    u: (chunkId: string) => `${chunkId}.js`,
    sri: (file: string) => scripts.includes(file),
    l: (url: string, done: Parameters<Load>[1]) => asked.push({ url, done }),
  };
  new Function('__webpack_require__', loadingCode.chunk('chunksOfArea'))(runtime);
  const list: Chunks = Reflect.get(globalThis, 'chunksOfArea');
  const load = (chunkId: string) => {
    const promises: Promise<unknown>[] = [];
    runtime.f.j?.(chunkId, promises);
    return Promise.all(promises);
  };
  return { asked, load, arrives: list.push, modules: runtime.m };
}

test('a chunk is there when its file has run, and is loaded once', async () => {
  const { asked, load, arrives, modules } = chunksOf(['page-cart.js']);
  const both = Promise.all([load('page-cart'), load('page-cart')]);
  arrives([['page-cart'], { 7: 'the cart' }]);
  await both;
  asked[0]?.done({ type: 'load' });
  await load('page-cart');
  expect(asked.map(({ url }) => url)).toEqual(['/assets/page-cart.js']);
  expect(modules).toEqual({ 7: 'the cart' });
});

test('a chunk without a script, because others have its modules, is there at once', async () => {
  const { asked, load } = chunksOf([]);
  await load('lazy-booking');
  expect(asked).toEqual([]);
});

test('LAY-59 a chunk whose file did not come, or had nothing in it, fails, and is loaded again by the next try', async () => {
  const { asked, load, arrives } = chunksOf(['page-cart.js']);
  for (const type of ['error', 'timeout', 'load']) {
    const failed = load('page-cart');
    asked.at(-1)?.done({ type });
    await expect(failed).rejects.toMatchObject({ name: 'ChunkLoadError', message: expect.stringContaining(type) });
  }
  const next = load('page-cart');
  arrives([['page-cart'], {}]);
  await next;
  expect(asked).toHaveLength(4);
});

test('a module that is not an ES module has a namespace with its exports', () => {
  const react = { useState: () => 'state' };
  const runtime: { (id: number): object; t?: (module: unknown, mode: number) => unknown } = (id) => ({ id });
  new Function('__webpack_require__', loadingCode.namespace)(runtime);
  expect(runtime.t?.(react, 2)).toMatchObject({ useState: react.useState, default: react });
  expect(runtime.t?.(262, 19)).toMatchObject({ id: 262, default: { id: 262 } });
  const compiled = { __esModule: true, default: 'the map' };
  expect(runtime.t?.(compiled, 6)).toBe(compiled);
  expect(runtime.t?.(compiled, 2)).toMatchObject({ default: compiled });
});

/** What webpack calls: the loading of a script and of the styles of a chunk, in a build with these styles. */
function runtimeOf(styles: readonly string[]) {
  const inDocument = (file: string) => document.querySelector(`link[href="/assets/${file}"]`) !== null;
  const runtime: { l?: Load; readonly f: { miniCss?: Ask }; readonly [name: string]: unknown } = {
    f: {},
    p: '/assets/',
    miniCssF: (chunkId: string) => `${chunkId}.css`,
    sri: (file: string) => styles.includes(file) || inDocument(file),
  };
  new Function('__webpack_require__', loadingCode.script('') + loadingCode.style(''))(runtime);
  const stylesOf = (chunkId: string) => {
    const promises: Promise<unknown>[] = [];
    runtime.f.miniCss?.(chunkId, promises);
    return promises;
  };
  return { load: (...all: Parameters<Load>) => runtime.l?.(...all), stylesOf };
}

const links = () => [...document.querySelectorAll('link')];
const hear = (element: Element | undefined, type: string) => element?.dispatchEvent(new Event(type));

beforeEach(() => {
  document.head.innerHTML = '';
});

test('a chunk waits for its styles, which are loaded once', async () => {
  const { stylesOf } = runtimeOf(['page-cart.css']);
  const [first, again] = [stylesOf('page-cart'), stylesOf('page-cart')];
  expect(links().map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['stylesheet', '/assets/page-cart.css'],
  ]);
  hear(links()[0], 'load');
  await Promise.all([...first, ...again]);
  expect([first.length, again.length]).toEqual([1, 1]);
});

test('styles that a chunk has not, or that the document has, are not loaded', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/page-home.css">';
  const { stylesOf } = runtimeOf(['page-home.css', 'page-cart.css']);
  expect([...stylesOf('page-home'), ...stylesOf('lazy-words')]).toEqual([]);
  expect(links()).toHaveLength(1);
});

test('LAY-59 styles that could not be loaded fail as a chunk does, and are loaded again by the next try', async () => {
  const { stylesOf } = runtimeOf(['page-cart.css']);
  const [failed] = stylesOf('page-cart');
  hear(links()[0], 'error');
  await expect(failed).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(links()).toEqual([]);
  const [next] = stylesOf('page-cart');
  hear(links()[0], 'load');
  await next;
});

test('LAY-59 a script tells how it ended: loaded, failed, or not there after two minutes', () => {
  jest.useFakeTimers();
  const { load } = runtimeOf([]);
  const ended: string[] = [];
  for (const end of ['load', 'error', 'timeout']) {
    load(`/assets/${end}.js`, ({ type }) => ended.push(type), '', end);
    const [script] = document.querySelectorAll('script');
    if (end === 'timeout') jest.advanceTimersByTime(120_000);
    else hear(script, end);
    expect(document.querySelector('script')).toBeNull();
  }
  jest.advanceTimersByTime(120_000);
  expect(ended).toEqual(['load', 'error', 'timeout']);
  jest.useRealTimers();
});
