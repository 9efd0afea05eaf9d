/** The map in a browser that draws WebGL by software: streets and markers as pixels, presses on markers and clusters. */
import type { Locator, Page } from '@playwright/test';
import { findChromium } from '../browser/find-chromium';
import { expect, expectAccessible, test } from '../fixtures/test';
import { type Colour, spotsOf } from './pixels';

const drawing = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];
test.use({
  launchOptions: { executablePath: findChromium(), args: drawing },
  // The map jumps instead of flying.
  contextOptions: { reducedMotion: 'reduce' },
});
// Drawing by software takes its time on a busy machine.
test.describe.configure({ timeout: 120_000 });

const WATER: Colour = [188, 217, 232];
const STREET: Colour = [255, 227, 184];
/** Clusters, and the pins of our own shops. */
const FOREST: Colour = [30, 81, 56];
/** The pins of a partner's points. */
const ORANGE: Colour = [245, 127, 23];
/** Pixels: a cluster is wider than a pin, and a pin wider than what is drawn in it. */
const PIN_WIDTH = 31;
const HALF_PIN = 16;

const NOTHING_CHOSEN = 'Нажмите на значок, чтобы увидеть адрес';

async function openMap(page: Page) {
  await page.getByRole('button', { name: 'Показать на карте' }).click();
  return page.getByRole('region', { name: 'Магазины и пункты выдачи в Екатеринбурге' }).first();
}

/** Waits until two pictures of the map, one after the other, are equal. */
async function settled(map: Locator) {
  let before: Buffer = Buffer.alloc(0);
  const isStill = async () => {
    const now = await map.screenshot();
    const same = now.equals(before);
    before = now;
    return same;
  };
  await expect.poll(isStill, { intervals: [300], timeout: 30_000 }).toBe(true);
}

test('DEL-13 DEL-14 CIT-32 the map draws the city; a press on a cluster goes nearer, one on a marker names the shop', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const ofMap = () => files.filter((url) => /maplibre|mapbox|\/map\//.test(url));
  await page.goto('/shops/', { waitUntil: 'networkidle' });
  expect(ofMap(), 'files of the map before it opens').toEqual([]);
  const map = await openMap(page);
  await expect(page.getByText('Загрузка карты')).toBeHidden({ timeout: 60_000 });
  await expect.poll(async () => (await spotsOf(map, FOREST)).length, { timeout: 30_000 }).toBeGreaterThan(3);
  await settled(map);
  expect((await spotsOf(map, WATER))[0]?.pixels).toBeGreaterThan(200);
  expect((await spotsOf(map, STREET)).length).toBeGreaterThan(5);
  expect(ofMap().filter((url) => /mapbox/.test(url))).toEqual([]);

  // The first presses are on clusters; nearer there are markers.
  expect((await spotsOf(map, FOREST))[0]?.width).toBeGreaterThan(PIN_WIDTH);
  let presses = 0;
  while ((await page.getByText(NOTHING_CHOSEN).isVisible()) && presses < 8) {
    const found = [...(await spotsOf(map, FOREST)), ...(await spotsOf(map, ORANGE))];
    const spot = found.find(({ width }) => width > HALF_PIN);
    if (!spot) throw new Error('The map shows neither clusters nor markers');
    await map.click({ position: spot });
    await settled(map);
    presses += 1;
  }
  expect(presses).toBeGreaterThan(1);
  await expect(page.getByRole('status').filter({ hasText: /^.+: .+, .+/ })).toBeVisible();
  await expectAccessible(page);
});

test('DEL-16 a map whose server fails says so, and the list of shops stays', async ({ page, problems }) => {
  problems.allow(/502/, /style\.json/);
  await page.route('**/map/style.json', (route) => route.fulfill({ status: 502 }));
  await page.goto('/shops/', { waitUntil: 'networkidle' });
  await openMap(page);
  await expect(page.getByText('Карта сейчас не открывается. Всё, что на ней, есть в списке')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Магазины «Заповедник»' })).toBeVisible();
});
