import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as testingLibrary from '@testing-library/dom';
import type { BrowserContext, ElementHandle, Page } from 'puppeteer-core';

declare global {
  interface Window {
    /** Set in a page in which an element was searched. */
    readonly TestingLibraryDom?: typeof testingLibrary;
  }
}

/** Milliseconds for an element to appear. */
const LIMIT = 15_000;

/**
 * Finds elements by role and name like the unit tests. Puppeteer's own selectors by role search the whole tree: 2 s
 * instead of 0.1.
 */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** A text must equal the whole name; a pattern may match any part of it. */
type Name = string | RegExp;
type Part = ElementHandle<Element>;

interface Target {
  readonly role: string;
  readonly name: Name;
  /** The part of the page to look in. */
  readonly inside?: Part;
}

/** A page of the shop in Firefox, used by roles and visible text. */
export class FirefoxPage {
  readonly #problems: string[] = [];

  private constructor(
    private readonly page: Page,
    private readonly shop: string,
  ) {
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) this.#problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => {
      this.#problems.push(`page error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 500) this.#problems.push(`status ${response.status()}: ${response.url()}`);
    });
    page.on('request', (request) => {
      // Puppeteer does not read the bodies of requests in Firefox: the log of the shop has the fault.
      if (new URL(request.url()).pathname === '/faults') this.#problems.push('a fault was reported');
    });
  }

  static async of(context: BrowserContext, shop: string): Promise<FirefoxPage> {
    return new FirefoxPage(await context.newPage(), shop);
  }

  /** Problems in the browser although no step failed. */
  get problems(): readonly string[] {
    return this.#problems;
  }

  /** Turns the cache off. The returned list gets the path of every script that is fetched from now on. */
  async recordScripts(): Promise<readonly string[]> {
    const scripts: string[] = [];
    await this.page.setCacheEnabled(false);
    this.page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    return scripts;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.shop + path);
  }

  /** Waits for an element. Rejects with its role and name when it does not come. */
  find({ role, name, inside }: Target): Promise<Part> {
    return this.#find({ by: 'Role', what: role, name, inside });
  }

  async press(role: string, name: Name, inside?: Part): Promise<void> {
    const element = await this.#find({ by: 'Role', what: role, name, inside });
    await element.click();
  }

  /** Types into the field with this label. */
  async type(label: Name, text: string, inside?: Part): Promise<void> {
    const field = await this.#find({ by: 'LabelText', what: label, inside });
    await field.type(text);
  }

  /** Chooses a value of the list with this label. */
  async choose(label: Name, value: string, inside?: Part): Promise<void> {
    const list = await this.#find({ by: 'LabelText', what: label, inside });
    await list.select(value);
  }

  async #find({ by, what, name, inside }: Search): Promise<Part> {
    if (!(await this.page.evaluate(() => window.TestingLibraryDom !== undefined))) await this.page.evaluate(library);
    const query = { by, what: sent(what), name: name === undefined ? null : sent(name), limit: LIMIT };
    return this.page.evaluateHandle(findInPage, query, inside ?? null);
  }
}

interface Search {
  readonly by: 'Role' | 'LabelText';
  readonly what: Name;
  readonly name?: Name;
  readonly inside?: Part | undefined;
}

/** A name in the form for the browser, because a pattern cannot be sent. */
interface SentName {
  readonly text: string;
  /** The flags of a pattern; null for a text. */
  readonly flags: string | null;
}
const sent = (name: Name): SentName =>
  typeof name === 'string' ? { text: name, flags: null } : { text: name.source, flags: name.flags };

interface Query {
  readonly by: Search['by'];
  readonly what: SentName;
  readonly name: SentName | null;
  readonly limit: number;
}

/** Runs in the page: waits for the first element that fits. */
async function findInPage({ by, what, name, limit }: Query, inside: Element | null): Promise<Element> {
  const { TestingLibraryDom } = window;
  if (!TestingLibraryDom) throw new Error('the library is not in this page');
  const { configure, waitFor, queryAllByRole, queryAllByLabelText } = TestingLibraryDom;
  configure({ getElementError: (message) => new Error(message ?? '') });
  const matcher = ({ text, flags }: SentName) => (flags === null ? text : new RegExp(text, flags));
  const place = inside instanceof HTMLElement ? inside : document.body;
  const wanted = () => {
    const found =
      by === 'Role'
        ? queryAllByRole(place, what.text, name ? { name: matcher(name) } : {})
        : queryAllByLabelText(place, matcher(what), { selector: 'input, select, textarea' });
    const [first] = found;
    if (!first) throw new Error(`there is no ${what.text} ${name?.text ?? ''} on ${location.pathname}`);
    return first;
  };
  return waitFor(wanted, { timeout: limit });
}
