import { earlyInputScript } from './early-input-script';
import { startScript } from './start-script';

type Listener = (list: { getEntries: () => readonly { element: Element | null }[] }) => void;
const watching: Listener[] = [];

// jsdom tells the `load` of its own document while the first test would run.
beforeAll(() => new Promise((done) => void setTimeout(done, 100)));

beforeEach(() => {
  jest.useFakeTimers();
  watching.length = 0;
  // jsdom paints nothing.
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(listener: Listener) {
        watching.push(listener);
      }
      observe() {}
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

let pages = 0;

interface Options {
  /** Runs after the head, before the end of the document. */
  readonly whileLoading?: () => void;
  /** Whether the head loads the scripts. */
  readonly isPreloaded?: boolean;
}

/** Opens a page with this body; returns how many scripts of the page are being loaded, and how often the shell's runs. */
function opened(body: string, { whileLoading, isPreloaded = false }: Options = {}) {
  pages += 1;
  const folder = `/assets/${pages}`;
  const file = (name: string) => ({ url: `${folder}/${name}`, integrity: 'sha256-a' });
  // biome-ignore lint/security/noGlobalEval: the scripts of the document, as the browser runs them
  globalThis.eval(earlyInputScript);
  document.body.innerHTML = body;
  whileLoading?.();
  const assets = {
    entry: file('shell.js'),
    scripts: [file('page.js')],
    styles: [],
    fonts: [],
    darkScheme: file('d.css'),
  };
  // biome-ignore lint/security/noGlobalEval: see above
  globalThis.eval(startScript(assets, isPreloaded));
  const count = (selector: string) => document.head.querySelectorAll(selector).length;
  return {
    /** An element was painted, larger than those before. */
    paint(selector: string) {
      const element = document.querySelector(selector);
      for (const listener of watching) listener({ getEntries: () => [{ element }] });
    },
    loading: () => count(`link[rel=preload][href^="${folder}/"]`),
    started: () => count(`script[src="${folder}/shell.js"]`),
  };
}

/** A page whose main picture comes when one of the returned functions is called. */
function openedWithPicture(options?: Options) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // jsdom loads no pictures.
  Object.assign(HTMLImageElement.prototype, { decode: () => promise });
  const page = opened('<img alt=""><img alt="" fetchpriority="high"><button>В корзину</button>', options);
  return { ...page, arrive: resolve, fail: reject };
}

const happen = (type: string) => document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));

test('the scripts are loaded and run when the main picture has been painted, once', async () => {
  const { loading, started, arrive, paint } = openedWithPicture();
  await jest.advanceTimersByTimeAsync(1_000);
  arrive();
  await jest.advanceTimersByTimeAsync(50);
  paint('button');
  await jest.advanceTimersByTimeAsync(0);
  expect([loading(), started()]).toEqual([0, 0]);
  paint('[fetchpriority]');
  await jest.advanceTimersByTimeAsync(0);
  expect([loading(), started()]).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect([loading(), started()]).toEqual([1, 1]);
});

test('in a browser that does not report paints they follow the picture', async () => {
  const { started, arrive } = openedWithPicture();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(started()).toBe(0);
  arrive();
  await jest.advanceTimersByTimeAsync(100);
  expect(started()).toBe(1);
});

test('a page without a main picture, whose head loads the scripts, runs the shell after its first paint', async () => {
  const { loading, started, paint } = opened('<p>Корм</p>', { isPreloaded: true });
  await jest.advanceTimersByTimeAsync(100);
  expect(started()).toBe(0);
  paint('p');
  await jest.advanceTimersByTimeAsync(0);
  expect([loading(), started()]).toEqual([0, 1]);
});

test.each([
  ['with a main picture that it does not load', () => openedWithPicture()],
  ['without one, in a browser that does not report paints', () => opened('<p>Корм</p>', { isPreloaded: true })],
])('a page %s starts when everything else has loaded', async (_, open) => {
  const { started } = open();
  await jest.advanceTimersByTimeAsync(500);
  expect(started()).toBe(0);
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(100);
  expect(started()).toBe(1);
});

test('a main picture that fails does not keep the page from starting', async () => {
  const { started, fail } = openedWithPicture();
  fail(new Error('no such picture'));
  await jest.advanceTimersByTimeAsync(100);
  expect(started()).toBe(1);
});

test('a main picture that does not come is not waited for longer than two seconds', async () => {
  const { started } = openedWithPicture();
  await jest.advanceTimersByTimeAsync(1_999);
  expect(started()).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(started()).toBe(1);
});

test.each(['pointerdown', 'keydown', 'focusin'])('the first %s starts the shell at once', async (type) => {
  const { started } = openedWithPicture();
  await jest.advanceTimersByTimeAsync(100);
  expect(started()).toBe(0);
  happen(type);
  await jest.advanceTimersByTimeAsync(0);
  expect(started()).toBe(1);
});

test('a press while the document is still loading starts the shell as soon as the document is there', async () => {
  const { started } = openedWithPicture({ whileLoading: () => happen('pointerdown') });
  await jest.advanceTimersByTimeAsync(0);
  expect(started()).toBe(1);
});
