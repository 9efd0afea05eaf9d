/** The map in a browser that draws WebGL by software: streets and markers as pixels, clicks on markers and clusters. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test';
import { drawsMaps, FOREST, pressNearer, settled } from './drawn-map';
import { type Colour, spotsOf } from './pixels';

test.use(drawsMaps);
// Drawing by software takes long on a busy machine.
test.describe.configure({ timeout: 120_000 });

const WATER: Colour = [188, 217, 232];
const STREET: Colour = [255, 227, 184];

const NOTHING_CHOSEN = 'Нажмите на значок, чтобы увидеть адрес';

async function openMap(page: Page) {
  await page.getByRole('button', { name: 'Показать на карте' }).click();
  return page.getByRole('region', { name: 'Магазины в Екатеринбурге' }).first();
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

  // The first presses are on clusters, which go nearer; at a higher zoom there are markers.
  const presses = await pressNearer(map, () => page.getByText(NOTHING_CHOSEN).isHidden());
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
  await expect(page.getByRole('list', { name: 'Магазины в Екатеринбурге' })).toBeVisible();
});
