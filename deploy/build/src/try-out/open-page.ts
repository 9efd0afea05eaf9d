import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

/** Milliseconds for a page to load, and to become quiet afterwards: no running request, and a script that answers. */
const LOAD_LIMIT = 8_000;
const QUIET_LIMIT = 4_000;
/** Milliseconds without a request after which a page is quiet. */
const QUIET = 200;

/** Pictures are not loaded: they do not depend on a release, and creating them costs the shop time. */
const PICTURES = ['*.avif*', '*.webp*', '*.jpg*', '*.jpeg*', '*.png*'];

/** An opened page: the problems that its browser reported, and the widgets that it showed. */
export interface OpenedPage {
  readonly problems: readonly string[];
  readonly widgets: readonly string[];
}

/** A tab that opens one page after another. */
export interface Tab {
  readonly open: (path: string) => Promise<OpenedPage>;
  /** Loads the code of all pages and widgets of an area that the open page has loaded. Returns the errors. */
  readonly loadAll: (area: string) => Promise<readonly string[]>;
}

/** Opens a tab. It is so high that all lazily loaded content of a page is near the viewport, so it loads. */
export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: PICTURES });
  let problems: string[] = [];
  let pending = 0;
  let lastAnswer = 0;
  const settle = () => {
    pending -= 1;
    lastAnswer = Date.now();
  };
  page.on('request', () => {
    pending += 1;
  });
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('crash', () => problems.push('вкладка упала'));
  page.on('console', (message) => {
    // A failed request is a problem of the back end, or a fault that the shell reports.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text());
  });

  async function becomeQuiet(): Promise<void> {
    const until = Date.now() + QUIET_LIMIT;
    let answered = 0;
    do {
      while ((pending > 0 || Date.now() - lastAnswer < QUIET) && Date.now() < until) await pause(50);
      answered = lastAnswer;
      if (!(await answers(page))) {
        problems.push('страница не отвечает: её скрипт не заканчивается');
        return;
      }
      // A script that was only waiting for the processor may have asked for the next one.
    } while ((pending > 0 || lastAnswer !== answered) && Date.now() < until);
  }

  return {
    async open(path) {
      problems = [];
      pending = 0;
      lastAnswer = Date.now();
      try {
        const answer = await page.goto(path, { waitUntil: 'load', timeout: LOAD_LIMIT });
        if (answer && answer.status() >= 500) problems.push(`ответ ${answer.status()}`);
        await becomeQuiet();
        return { problems, widgets: await widgetsOn(page) };
      } catch (error) {
        return {
          problems: [...problems, error instanceof Error ? firstLine(error.message) : String(error)],
          widgets: [],
        };
      }
    },
    loadAll: (area) => page.evaluate(loadContainer, area.replaceAll('-', '_')),
  };
}

/** Whether the page's script is not in an endless loop. Waits until it has nothing more to do. */
const answers = (page: Page) =>
  Promise.race([
    page.evaluate(() => new Promise<boolean>((done) => requestIdleCallback(() => done(true)))).catch(() => true),
    // It must not keep the process alive when everything is done.
    pause(QUIET_LIMIT, false, { ref: false }),
  ]);

const widgetsOn = (page: Page) =>
  page.locator('[data-widget]').evaluateAll((places) => places.map((place) => place.getAttribute('data-widget') ?? ''));

const firstLine = (text: string) => text.split('\n')[0] ?? text;

/** Runs in the page: loads the modules of an area through its container, which the shell has opened. */
async function loadContainer(name: string): Promise<string[]> {
  const container: unknown = Reflect.get(globalThis, name);
  if (typeof container !== 'object' || container === null || !('get' in container)) return [];
  if (typeof container.get !== 'function') return [];
  const exposed = (await container.get('./area'))();
  const parts: readonly { readonly lazy: () => Promise<unknown> }[] = [
    ...exposed.default.routes,
    ...exposed.default.widgets,
  ];
  const loaded = await Promise.allSettled(parts.map(({ lazy }) => lazy()));
  return loaded.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
}
