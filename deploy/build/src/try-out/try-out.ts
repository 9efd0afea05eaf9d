import { availableParallelism } from 'node:os';
import type { AppName } from '@zapovednik/platform/routes';
import { type AppVersions, appsOf } from 'deploy-releases/app-names';
import { readChannel, STABLE } from 'deploy-releases/channels/channel';
import { OVERRIDE_COOKIE, signOverride } from 'deploy-releases/overrides/override';
import { forEachConcurrently } from 'deploy-releases/registry/for-each-concurrently';
import { type LiveRelease, readRelease } from 'deploy-releases/store/release-store';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { changedCode } from './changed-code';
import { type OpenedPage, openTab, type Tab } from './open-page';
import { firstPages, type PageAddress, pageAddresses, pagesWith } from './page-addresses';
import { type PrivateGateway, startPrivateGateway } from './private-gateway';

/** As high as the longest page, so that nothing waits for scrolling. */
const VIEWPORT = { width: 1280, height: 8_000 };
/** Milliseconds of the override's life; opening the pages takes seconds. */
const OVERRIDE_LIFE = 600_000;

interface TryOutOptions {
  /** The folder of releases. */
  readonly root: string;
  readonly channel: string;
  /** The published versions that are to go live. */
  readonly versions: AppVersions;
  readonly apiRoot: string;
  /** The path of an installed Chromium. */
  readonly browser: string;
}

/** The result of opening releases in a browser before they go live. */
export interface TriedOut {
  /** Reasons against going live. */
  readonly reasons: readonly string[];
  /** The number of opened pages: those of the app whose code changed, and some that show its changed widgets. */
  readonly pages: number;
  /** Changed widgets that no opened page shows. Of these, and of pages for customers, only the code was loaded. */
  readonly unseen: readonly string[];
}

/**
 * Opens the pages and widgets of releases in Chromium, in the future live set, with the shop's data and a gateway of
 * its own. An error that the live set also has is not a reason.
 */
export async function tryOut(options: TryOutOptions): Promise<TriedOut> {
  const starting = Promise.all([
    startPrivateGateway(options),
    chromium.launch({ executablePath: options.browser, env: { ...process.env, LC_ALL: 'C.UTF-8' } }),
  ]);
  const [gateway, browser] = await starting;
  try {
    return await openAll(options, gateway, browser);
  } finally {
    await Promise.all([browser.close(), gateway.stop()]);
  }
}

async function openAll({ root, channel, versions }: TryOutOptions, gateway: PrivateGateway, browser: Browser) {
  const live = { ...(await readChannel(root, STABLE)).live, ...(await readChannel(root, channel)).live };
  const set = { ...live, ...versions };
  const releases = await Promise.all(appsOf(set).map((app) => readRelease(root, app, set[app] ?? '')));
  const own = releases.filter(({ manifest }) => manifest.app in versions);
  const replaced = await Promise.all(
    appsOf(versions).flatMap((app) => (live[app] === undefined ? [] : [readRelease(root, app, live[app])])),
  );
  const liveManifest = (app: AppName) => replaced.find(({ manifest }) => manifest.app === app)?.manifest;
  const tabs = await openTabs(await contextFor(gateway, browser, versions));

  const opened = new Map<PageAddress, OpenedPage>();
  const open = (pages: readonly PageAddress[]) =>
    eachInTab(tabs, pages, async (tab, page) => void opened.set(page, await openLogged(gateway, tab, page.path)));
  const changes = new Map(own.map(({ manifest }) => [manifest.app, changedCode(manifest, liveManifest(manifest.app))]));
  const addresses = await pageAddresses(gateway, own);
  const pages = addresses.filter(({ app, route }) => changes.get(app)?.page(route));
  await open('shell' in versions ? [...pages, ...(await firstPages(gateway, releases, own))] : pages);
  const changed = own.flatMap(({ manifest }) =>
    manifest.widgets.filter((name) => changes.get(manifest.app)?.widget(name)),
  );
  const unseenNow = () => {
    const seen = new Set([...opened.values()].flatMap(({ widgets }) => widgets));
    return changed.filter((name) => !seen.has(name));
  };
  await open(await pagesWith(gateway, releases, unseenNow()));

  const problems = await newProblems(gateway, browser, opened);
  const reasons = problems.length > 0 ? problems : await loadAll(tabs, addresses, own);
  return { reasons, pages: opened.size, unseen: unseenNow() };
}

/** A browser context that gets these versions instead of the live ones. */
async function contextFor(gateway: PrivateGateway, browser: Browser, versions: AppVersions): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: gateway.origin, viewport: VIEWPORT, locale: 'ru-RU' });
  const sources = Object.fromEntries(appsOf(versions).map((app) => [app, { version: versions[app] ?? '' }]));
  const value = signOverride(sources, Date.now() + OVERRIDE_LIFE, gateway.overrideKey);
  if (appsOf(versions).length > 0) {
    await context.addCookies([
      { name: OVERRIDE_COOKIE, value, domain: `.${new URL(gateway.origin).hostname}`, path: '/' },
    ]);
  }
  return context;
}

/** One tab more than processors, because pages also wait. */
const openTabs = (context: BrowserContext) =>
  Promise.all(Array.from({ length: availableParallelism() + 1 }, () => openTab(context)));

async function eachInTab<T>(tabs: readonly Tab[], items: readonly T[], work: (tab: Tab, item: T) => Promise<void>) {
  const free = [...tabs];
  await forEachConcurrently(tabs.length, items, async (item) => {
    const tab = free.pop();
    if (!tab) throw new Error('More pages than tabs are open');
    await work(tab, item);
    free.push(tab);
  });
}

/**
 * Opens a page. Its problems include the gateway's log during that time. Messages of a tab that leaves a page are
 * ignored.
 */
async function openLogged(gateway: PrivateGateway, tab: Tab, path: string): Promise<OpenedPage> {
  const before = gateway.errorsAt(path).length;
  const { problems, widgets } = await tab.open(path);
  return { problems: [...problems, ...gateway.errorsAt(path).slice(before)], widgets };
}

/** The problems of opened pages that the live set does not have. */
async function newProblems(gateway: PrivateGateway, browser: Browser, opened: ReadonlyMap<PageAddress, OpenedPage>) {
  const broken = [...opened].filter(([, { problems }]) => problems.length > 0);
  if (broken.length === 0) return [];
  const [tab] = await openTabs(await contextFor(gateway, browser, {}));
  const reasons: string[] = [];
  for (const [page, { problems }] of broken) {
    const known = new Set((tab ? (await openLogged(gateway, tab, page.path)).problems : []).map(withoutVersions));
    const news = [...new Set(problems)].filter((problem) => !known.has(withoutVersions(problem)));
    if (news.length > 0) reasons.push(`${page.app}: страница ${page.path} в браузере с ошибкой: ${news.join('; ')}`);
  }
  return reasons;
}

const withoutVersions = (text: string) => text.replace(/\/assets\/([^/]+)\/[^/]+\//g, '/assets/$1/');

/** Loads the code of all pages and widgets, also of those for customers only. */
async function loadAll(tabs: readonly Tab[], pages: readonly PageAddress[], own: readonly LiveRelease[]) {
  const reasons: string[] = [];
  const [tab] = tabs;
  for (const { manifest } of own) {
    const page = pages.find(({ app }) => app === manifest.app);
    if (!tab || !page || manifest.app === 'shell') continue;
    await tab.open(page.path);
    const failed = await tab.loadAll(manifest.app);
    reasons.push(...failed.map((error) => `${manifest.app}: часть кода не загружается в браузере: ${error}`));
  }
  return reasons;
}
