import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '../../fixtures/accessible';
import { expect } from '../../fixtures/test';
import { sidewaysFindings } from './page-findings';

/** Something that opens over a page. */
export interface Overlay {
  /** Where it opens, in a shop that is hydrated. */
  readonly at: string;
  readonly opener: (page: Page) => Locator;
  readonly panel: (page: Page) => Locator;
}

/** Opens it in a shop that is hydrated. */
export async function open(page: Page, { at, opener, panel }: Overlay): Promise<Locator> {
  await page.goto(at, { waitUntil: 'networkidle' });
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  return panel(page);
}

/** Nothing is wrong with the page as it stands: by axe, and sideways on the narrowest phone. */
export async function expectWhole(page: Page, what: string): Promise<void> {
  // What is still moving has half its colour.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const findings = [...(await accessibilityFindings(page)), ...(await sidewaysFindings(page))];
  expect.soft(findings, `what is wrong with ${what}`).toEqual([]);
}

/** Escape closes it, and the focus is back on what opened it. */
export async function leave(page: Page, { opener, panel }: Overlay): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
}
