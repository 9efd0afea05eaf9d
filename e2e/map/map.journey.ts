/** The map in a browser that draws WebGL by software: streets and markers as pixels, presses on markers and clusters. */
import type { Page } from '@playwright/test';
import { findChromium } from '../browser/find-chromium';
import { expect, expectAccessible, test } from '../fixtures/test';
import { type Colour, spotsOf } from './pixels';

const drawing = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];
test.use({ launchOptions: { executablePath: findChromium(), args: drawing } });
// Drawing by software takes its time on a busy machine.
test.describe.configure({ timeout: 120_000 });

const WATER: Colour = [188, 217, 232];
const STREET: Colour = [255, 227, 184];
/** Clusters, and the pins of our own shops. */
const FOREST: Colour = [30, 81, 56];
/** Pixels: a cluster is wider than a pin. */
const PIN_WIDTH = 31;

const mapOf = (page: Page) => page.getByRole('region', { name: 'Магазины и пункты выдачи в Екатеринбурге' }).first();

async function openMap(page: Page) {
  await page.goto('/shops/');
  await page.getByRole('button', { name: 'Показать на карте' }).click();
  const map = mapOf(page);
  await map.scrollIntoViewIfNeeded();
  return map;
}

test('DEL-14 CIT-32 the map draws the city; a press on a cluster goes nearer, one on a marker names the shop', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/shops/', { waitUntil: 'networkidle' });
  expect(
    files.filter((url) => /maplibre|mapbox|\/map\//.test(url)),
    'files of the map before it opens',
  ).toEqual([]);
  const map = await openMap(page);
  const spots = (colour: Colour) => spotsOf(map, colour);
  await expect(page.getByText('Загрузка карты')).toBeHidden({ timeout: 60_000 });
  await expect.poll(async () => (await spots(FOREST)).length, { timeout: 30_000 }).toBeGreaterThan(3);
  expect((await spots(WATER))[0]?.pixels).toBeGreaterThan(500);
  expect((await spots(STREET)).length).toBeGreaterThan(10);
  expect(files.filter((url) => /mapbox/.test(url))).toEqual([]);

  const [cluster] = await spots(FOREST);
  expect(cluster?.width).toBeGreaterThan(PIN_WIDTH);
  const told = page.getByText('Нажмите на значок, чтобы увидеть адрес');
  for (let presses = 0; (await told.isVisible()) && presses < 8; presses += 1) {
    const all = await spots(FOREST);
    const spot = all.find(({ width }) => width > PIN_WIDTH) ?? all[0];
    if (!spot) throw new Error('The map shows neither clusters nor markers');
    await map.click({ position: spot });
    await page.waitForTimeout(3_000);
  }
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /Екатеринбург|ул|пр/ })
      .last(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('DEL-16 a map whose server fails says so, and the list of shops stays', async ({ page, problems }) => {
  problems.allow(/map\/style\.json/, /502/, /style\.json/);
  await page.route('**/map/style.json', (route) => route.fulfill({ status: 502 }));
  await openMap(page).catch(() => {});
  await expect(page.getByText('Карта сейчас не открывается. Всё, что на ней, есть в списке')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Магазины «Заповедник»' })).toBeVisible();
});
