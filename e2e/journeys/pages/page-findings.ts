import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../../fixtures/accessible';
import type { Requests } from '../../fixtures/requests';
import type { Visit } from './addresses';

/** The narrowest screen that a page must fit, in px (quality.md: 320 px reflow). */
const narrowest = 320;
/** From this width a page has a desktop's layout, which is never that narrow. */
const desktop = 1024;

/**
 * Opens a page on a desktop and checks it: status and URL; one heading, title, description and canonical URL; every request once; no
 * violations by axe. Then on the narrowest phone: no violations by axe, no scrolling sideways. The document is the same for every
 * width, and only CSS depends on the width, so one visit checks both.
 *
 * @returns the findings, one line each
 */
export async function pageFindings(page: Page, requests: Requests, visit: Visit): Promise<readonly string[]> {
  const { path, status = 200, lands = path } = visit;
  // Requests that the previous page still sends are not counted.
  await page.goto('about:blank');
  requests.forget();
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  const repeated = await requests.repeated();
  const { pathname, search } = new URL(page.url());
  return [
    ...(response?.status() === status ? [] : [`its status is ${response?.status()} and not ${status}`]),
    ...(pathname + search === lands ? [] : [`it is at ${pathname + search} and not at ${lands}`]),
    ...(await page.evaluate(headFindings, status < 400)),
    ...repeated.map((request) => `asked for twice: ${request}`),
    ...(await accessibilityFindings(page)),
    ...(await onNarrowest(page, async () => [...(await accessibilityFindings(page)), ...(await tooWide(page))])),
  ];
}

/** Checks the page on the narrowest phone. */
async function onNarrowest(page: Page, look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const viewport = page.viewportSize();
  if (!viewport) throw new Error('A journey has a viewport of a fixed size');
  await page.setViewportSize({ width: narrowest, height: viewport.height });
  const findings = await look();
  await page.setViewportSize(viewport);
  return findings;
}

/** Missing elements in the page's head and headings, for search engines and screen readers. Runs in the page. */
function headFindings(found: boolean): readonly string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const contentOf = (selector: string, attribute: string) => all(selector).map((one) => one.getAttribute(attribute));
  const findings: string[] = [];
  const expectOne = (what: string, values: readonly (string | null)[]) => {
    if (values.length !== 1 || !values[0]?.trim()) findings.push(`${what}: ${JSON.stringify(values)}`);
  };
  expectOne(
    'headings of the first level',
    all('h1').map(({ textContent }) => textContent),
  );
  expectOne(
    'titles',
    all('head title').map(({ textContent }) => textContent),
  );
  if (document.documentElement.lang !== 'ru') findings.push(`language: ${document.documentElement.lang}`);
  if (!found) return findings;
  expectOne('descriptions', contentOf('meta[name="description"]', 'content'));
  const isHidden = contentOf('meta[name="robots"]', 'content').some((value) => value?.includes('noindex'));
  if (!isHidden) {
    const canonical = contentOf('link[rel="canonical"]', 'href');
    expectOne('canonical addresses', canonical);
    if (canonical[0] !== location.origin + location.pathname) findings.push(`canonical address: ${canonical[0]}`);
  }
  return findings;
}

/** Whether the page scrolls sideways at its width, and which element causes it. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5,
    );
    return wide.slice(0, 5).map(({ outerHTML }) => `wider than ${width} px: ${outerHTML.slice(0, 200)}`);
  });

/** Whether a page of a phone scrolls sideways on the narrowest one, and which element causes it. */
export async function sidewaysFindings(page: Page): Promise<readonly string[]> {
  const { width = 0 } = page.viewportSize() ?? {};
  return width < desktop ? onNarrowest(page, () => tooWide(page)) : [];
}
