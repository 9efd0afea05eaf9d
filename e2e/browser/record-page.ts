import type { Browser } from '@playwright/test';

/** One file that was transferred. */
interface Fetched {
  readonly url: string;
  /** Chromium's resource type: Document, Script, Stylesheet, Font, Image, Fetch … */
  readonly kind: string;
  /** Encoded bytes of the body. */
  readonly bytes: number;
  /** The file that made the browser request this one; the document when its markup references it. */
  readonly askedBy: string;
}

/**
 * All requests of a visit with an empty cache, until the network was idle. Left out is what waits until the page has loaded
 * and the browser is idle: third-party services, the router's navigation, and the code of first presses.
 */
export interface PageRecord {
  readonly url: string;
  readonly files: readonly Fetched[];
}

interface Open {
  readonly url: string;
  readonly kind: string;
  readonly askedBy: string;
  headers: number;
}

/** A page whose browser is never idle loads only what it is shown with. As text, because the bench's compiler adds calls to functions. */
export const neverIdle = { content: 'window.requestIdleCallback = () => 0;' };

/** Opens a page with an empty cache and returns all transferred files. */
export async function recordPage(browser: Browser, url: string): Promise<PageRecord> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ru-RU' });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const open = new Map<string, Open>();
  const files: Fetched[] = [];

  network.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator }) => {
    const { stack } = initiator;
    const askedBy = initiator.url ?? stack?.callFrames[0]?.url ?? stack?.parent?.callFrames[0]?.url ?? url;
    open.set(requestId, { url: request.url, kind: type, askedBy, headers: 0 });
  });
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const request = open.get(requestId);
    // So far only the headers have arrived; a file from the cache has no headers of its own.
    if (request) request.headers = response.encodedDataLength;
  });
  network.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = open.get(requestId);
    if (!request || !/^https?:/.test(request.url)) return;
    files.push({ ...request, bytes: Math.max(0, encodedDataLength - request.headers) });
  });
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: false });
  await page.addInitScript(neverIdle);
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return { url, files: files.filter((file) => isOfShop(file, url)) };
}

const isOfShop = (file: Fetched, page: string) =>
  new URL(file.url).origin === new URL(page).origin && !/\/lazy-third-party\./.test(file.url);

/** Total bytes of a resource type. */
export const bytesOf = ({ files }: PageRecord, kind: string): number =>
  files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);

/** The files that were loaded more than once, because a preload did not match its use. */
export const fetchedTwice = ({ files }: PageRecord): string[] => {
  const urls = files.filter(({ kind }) => kind !== 'Fetch').map(({ url }) => url);
  return [...new Set(urls.filter((url, index) => urls.indexOf(url) !== index))];
};

/** Serial round trips until the last file of these types was requested; the document is the first. */
export function chainDepth({ url, files }: PageRecord, kinds: readonly string[]): number {
  const askedBy = new Map(files.map((file) => [file.url, file.askedBy]));
  const depth = (file: string, seen: readonly string[] = []): number => {
    const parent = askedBy.get(file);
    return file === url || parent === undefined || seen.includes(parent) ? 1 : 1 + depth(parent, [...seen, file]);
  };
  return Math.max(1, ...files.filter(({ kind }) => kinds.includes(kind)).map((file) => depth(file.url)));
}
