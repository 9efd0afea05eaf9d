import FixedJsdom from 'jest-fixed-jsdom';
import keptEnvironment from './kept-environment';
import { type Properties, propertiesOf, restore } from './own-properties';

type Given = Parameters<typeof keptEnvironment>;
type Listening = Parameters<EventTarget['addEventListener']>;

function existing<T>(value: T | null): T {
  if (value === null) throw new Error('jsdom has no page');
  return value;
}

/** Testing Library adds it when it is loaded, and stays loaded. */
const POLYFILL = 'CSS';

/**
 * A window that several test files use one after another. Each file gets it with an empty page, and without the
 * listeners, timers and changes of earlier files.
 */
class KeptPage extends FixedJsdom {
  /** For `kept-packages.ts`. */
  readonly keepsPackages = true;
  private readonly page = existing(this.dom);
  /** They stay: Testing Library looks for everything in the body that it found first. */
  private readonly elements = (({ documentElement, head, body }) => ({ documentElement, head, body }))(
    this.page.window.document,
  );
  private readonly had = new Map<object, Properties>();
  private readonly listening: (() => void)[] = [];
  /** The last timer and the last request of a frame of earlier files. */
  private last = { timer: 0, frame: 0 };

  constructor(...given: Given) {
    super(...given);
    this.watchListeners();
    this.remember();
  }

  /** Listeners of other elements go with their elements. */
  private watchListeners(): void {
    const { listening, elements } = this;
    const { window } = this.page;
    const stay = new Set<unknown>([window, window.document, ...Object.values(elements)]);
    for (const target of [window, window.EventTarget.prototype]) {
      const add = target.addEventListener;
      const watched = function (this: EventTarget | undefined, ...given: Listening) {
        const on = this ?? window;
        if (stay.has(on)) listening.push(() => on.removeEventListener(...given));
        return Reflect.apply(add, on, given);
      };
      Reflect.set(target, 'addEventListener', watched);
    }
  }

  /** What a test may change: globals, what they inherit to their objects, and the objects of the browser. */
  private remember(): void {
    const { window } = this.page;
    const { document, navigator, location, history, screen } = window;
    const all: object[] = [window, document, ...Object.values(this.elements), navigator, location, history, screen];
    for (const { value } of propertiesOf(window).values()) {
      if (typeof value !== 'function') continue;
      all.push(value);
      if (typeof value.prototype === 'object' && value.prototype !== null) all.push(value.prototype);
    }
    for (const target of new Set(all)) this.had.set(target, propertiesOf(target));
  }

  override async teardown() {
    const { window, cookieJar } = this.page;
    this.fakeTimersModern?.dispose();
    // React's scheduler stays loaded, and waits for ever for a timer that is taken from it.
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    const polyfill: unknown = Reflect.get(window, POLYFILL);
    for (const [target, had] of this.had) restore(target, had);
    Reflect.set(window, POLYFILL, polyfill);
    for (const stop of this.listening.splice(0)) stop();
    this.stopTimers();
    window.localStorage.clear();
    window.sessionStorage.clear();
    cookieJar.removeAllCookiesSync();
    this.page.reconfigure({ url: 'http://localhost/' });
    window.history.replaceState(null, '');
    this.emptyPage();
  }

  private stopTimers(): void {
    const { window } = this.page;
    const now = { timer: window.setTimeout(() => {}), frame: window.requestAnimationFrame(() => {}) };
    for (let timer = this.last.timer; timer <= now.timer; timer += 1) window.clearTimeout(timer);
    for (let frame = this.last.frame; frame <= now.frame; frame += 1) window.cancelAnimationFrame(frame);
    this.last = now;
  }

  private emptyPage(): void {
    const { document } = this.page.window;
    const { documentElement, head, body } = this.elements;
    if (document.documentElement === null) document.append(documentElement);
    else if (document.documentElement !== documentElement) document.documentElement.replaceWith(documentElement);
    documentElement.replaceChildren(head, body);
    for (const element of [documentElement, head, body])
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
    head.replaceChildren();
    body.replaceChildren();
  }
}

let kept: KeptPage | null = null;

/**
 * The environment of the tests of apps and contracts: a window for `.tsx`, because components are shown in it, and only
 * Node's globals for `.ts`. Each of both is one for all test files of a process.
 */
export default function keptPage(...[config, context]: Given) {
  if (!context.testPath.endsWith('.tsx')) return keptEnvironment(config, context);
  kept ??= new KeptPage(config, context);
  return kept;
}
