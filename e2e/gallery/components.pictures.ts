import { expect, type Frame, type Page, test } from '@playwright/test';
import { exportedComponents } from 'deploy-gallery/examples/exports';
import { overlays } from 'deploy-gallery/page/shown-component';
import { accessibilityFindings } from '../fixtures/accessible';

/** A fixed time, so that a countdown is the same in each picture. */
const NOW = new Date('2026-06-01T09:00:00Z');

for (const { name } of exportedComponents())
  test(`${name} is accessible and looks as it did`, async ({ page }) => {
    const problems = watch(page);
    await page.clock.setFixedTime(NOW);
    await page.goto(`${process.env.GALLERY_URL}?component=${name}`);
    const frames = await framesOf(page);
    // The first frame comes last and keeps the focus, which a list of suggestions needs to stay open.
    for (const frame of frames.toReversed()) await (overlays[name] ? open(frame) : leave(frame));
    // The picture comes first, because a message stays for only five seconds.
    await expect.soft(page.locator('[data-frames]')).toHaveScreenshot(`${name}.png`);
    for (const frame of frames) expect.soft(await findingsIn(frame), frame.url()).toEqual([]);
    expect(problems).toEqual([]);
  });

/** The browser's complaints, in the page and its frames. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}

/** The frames with the examples, after they have loaded. */
async function framesOf(page: Page): Promise<readonly Frame[]> {
  await expect(page.locator('[data-frames] iframe').first()).toBeVisible();
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  await Promise.all(frames.map((frame) => frame.locator('main').waitFor()));
  return frames;
}

/** Opens what an example opens after a click, or after words in an empty field. */
async function open(frame: Frame): Promise<void> {
  const empty = frame.locator('[role="combobox"]:placeholder-shown');
  if ((await empty.count()) === 0) return await frame.locator('main').locator('button, input').first().click();
  await empty.pressSequentially('ле');
  await frame.getByRole('listbox').waitFor();
}

/** Removes the focus: at most one frame can have it, and it may be any frame. */
const leave = (frame: Frame) =>
  frame.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());

/**
 * A component's examples are in one document, while a page has only one of them. So two breadcrumb paths have the same
 * name.
 */
const findingsIn = async (frame: Frame): Promise<readonly string[]> =>
  (await accessibilityFindings(frame)).filter((finding) => !finding.startsWith('axe landmark-unique:'));
