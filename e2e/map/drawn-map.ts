import type { Locator, ViewportSize } from '@playwright/test';
import { findChromium } from 'deploy-build/try-out/find-chromium';
import { expect } from '../fixtures/test';
import { type Colour, spotsOf } from './pixels';

/** Clusters, and the pins of our own shops. */
export const FOREST: Colour = [30, 81, 56];
/** The pins of a partner's points. */
const ORANGE: Colour = [245, 127, 23];
/** Pixels: a pin is wider than the picture in it. */
const HALF_PIN = 16;
/** More clicks than any marker needs. */
const MOST_PRESSES = 8;

const SMALLEST_DESKTOP: ViewportSize = { width: 1024, height: 600 };

interface Viewed {
  readonly viewport: ViewportSize | null;
}

/** For `test.use`: a browser that draws WebGL by software, and a map that jumps instead of flying. */
export const drawsMaps = {
  launchOptions: {
    executablePath: findChromium(),
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  },
  contextOptions: { reducedMotion: 'reduce' as const },
  // Every pixel of a map takes time: the smallest desktop has 60 % fewer than the usual one. A phone has its own size.
  viewport: ({ viewport }: Viewed, use: (size: ViewportSize | null) => Promise<void>) =>
    use(viewport && viewport.width > SMALLEST_DESKTOP.width ? SMALLEST_DESKTOP : viewport),
};

/** Waits until two consecutive pictures of the map are equal. */
export async function settled(map: Locator): Promise<void> {
  let before: Buffer = Buffer.alloc(0);
  const isStill = async () => {
    const now = await map.screenshot();
    const same = now.equals(before);
    before = now;
    return same;
  };
  await expect.poll(isStill, { intervals: [300], timeout: 30_000 }).toBe(true);
}

/** Clicks clusters, closer each time, and finally a marker, until `isReached`. Returns the number of clicks. */
export async function pressNearer(map: Locator, isReached: () => Promise<boolean>): Promise<number> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await isReached()) return presses;
    await settled(map);
    const found = [...(await spotsOf(map, FOREST)), ...(await spotsOf(map, ORANGE))];
    const spot = found.find(({ width }) => width > HALF_PIN);
    if (!spot) throw new Error('The map shows neither clusters nor markers');
    await map.click({ position: spot });
    // The detail of a marker opens a moment after the click.
    await map.page().waitForTimeout(300);
  }
  return MOST_PRESSES;
}
