import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '../../fixtures/accessible';
import { expect } from '../../fixtures/test';
import { sidewaysFindings } from './page-findings';

/** An overlay of a page. */
export interface Overlay {
  /** The page on which it opens, after hydration. */
  readonly at: string;
  readonly opener: (page: Page) => Locator;
  readonly panel: (page: Page) => Locator;
}

/** Opens it on a hydrated page. */
export async function open(page: Page, { at, opener, panel }: Overlay): Promise<Locator> {
  await page.goto(at, { waitUntil: 'networkidle' });
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  return panel(page);
}

/** The page has no findings in its current state: by axe, and no sideways scrolling on the narrowest phone. */
export async function expectWhole(page: Page, what: string): Promise<void> {
  const findings = [...(await accessibilityFindings(page)), ...(await sidewaysFindings(page))];
  expect.soft(findings, `what is wrong with ${what}`).toEqual([]);
}

/** Escape closes it, and the focus returns to the element that opened it. */
export async function leave(page: Page, { opener, panel }: Overlay): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
}
