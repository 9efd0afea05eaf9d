/** The dialog «Способ доставки»: a point on the map, an address by suggestions, by the map and by the keyboard. */
import type { Page } from '@playwright/test';
import { pressAt } from '../fixtures/press-at';
import { tabTo } from '../fixtures/tab-to';
import { expect, expectAccessible, test } from '../fixtures/test';
import { drawsMaps, pressNearer, settled } from '../map/drawn-map';

test.use(drawsMaps);
// Drawing by software takes long on a busy machine.
test.describe.configure({ timeout: 120_000 });

const opener = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^(Адрес доставки или ПВЗ|Самовывоз|Доставка)/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Способ доставки' });
const form = (page: Page) => panel(page).getByRole('form', { name: 'Выбор адреса доставки' });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Адрес сохранён' });

/** A map of the dialog, after it is drawn. */
async function drawnMap(page: Page, name: string) {
  const map = panel(page).getByRole('region', { name });
  await expect(map).toBeVisible();
  await expect(panel(page).getByText('Загрузка карты').filter({ visible: true })).toBeHidden({ timeout: 60_000 });
  return map;
}

/** Clicks the map until a marker opens the detail of its point, and chooses the point. Returns its name. */
async function choosePointOnMap(page: Page): Promise<string> {
  const map = await drawnMap(page, 'Пункты на карте');
  const detail = page.getByRole('dialog', { name: 'Выбор пункта самовывоза' });
  await pressNearer(map, () => detail.isVisible());
  const name = (await detail.getByRole('heading', { level: 3 }).textContent()) ?? '';
  await detail.getByRole('button', { name: 'Выбрать', exact: true }).click();
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toContainText(name);
  return name;
}

test('DEL-13 DEL-17 DEL-53 a point by its marker, then a courier by suggestion, then by a press on the map', async ({
  page,
}) => {
  await page.goto('/about/', { waitUntil: 'networkidle' });
  await opener(page).click();
  await choosePointOnMap(page);

  await opener(page).click();
  await panel(page).getByRole('tab', { name: 'Доставка' }).click();
  await expect(panel(page).getByText(/^Курьером .+₽/)).toBeVisible();
  await form(page).getByRole('combobox', { name: 'Улица' }).fill('Малыш');
  await page.getByRole('option', { name: 'ул Малышева' }).click();
  await form(page).getByRole('combobox', { name: 'Дом' }).fill('5');
  await page.getByRole('listbox').getByRole('option').first().click();
  await form(page).getByRole('textbox', { name: 'Этаж' }).fill('3');
  await form(page).getByRole('combobox', { name: 'Лифт' }).selectOption('Есть');
  await form(page).getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(opener(page)).toHaveAccessibleName(/^Доставка: .*Малышева/);

  await opener(page).click();
  const map = await drawnMap(page, 'Адрес на карте');
  await settled(map);
  await map.click({ position: { x: 60, y: 60 } });
  const question = page.getByRole('dialog', { name: 'Адрес доставки' });
  await expect(question).toContainText('У вас есть сохранённый адрес доставки. Хотите выбрать другой ?');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Да, выбрать другой' }).click();
  await expect(form(page).getByRole('combobox', { name: 'Дом' })).toHaveValue(/\d/);
  await expect(form(page).getByRole('textbox', { name: 'Этаж' })).toHaveValue('');
});

const PERM = { latitude: 58.0105, longitude: 56.2502 };
/** A town beside Пермь, in pixels from the centre of Пермь at zoom 8. */
const KRASNOKAMSK = { x: -183, y: -49 };

const inPerm = (baseURL: string | undefined, path: string) => `${baseURL}`.replace('//', '//perm.') + path;

test('DEL-54 LIM-02 in Пермь the map of the courier opens on Пермь and fills its street; a town that the courier serves fills the town', async ({
  page,
  baseURL,
}) => {
  const open = async () => {
    await page.goto(inPerm(baseURL, '/about/'), { waitUntil: 'networkidle' });
    await pressAt(page, opener(page));
    await pressAt(page, panel(page).getByRole('tab', { name: 'Доставка' }));
    return drawnMap(page, 'Адрес на карте');
  };
  const times = async (name: string, count: number) => {
    for (let press = 0; press < count; press += 1) await pressAt(page, panel(page).getByRole('button', { name }));
    await settled(map);
  };

  let map = await open();
  await times('Отдалить', 2);
  await pressAt(page, map, KRASNOKAMSK);
  await expect(panel(page).getByText('Населённый пункт: Краснокамск')).toBeVisible();
  await expectAccessible(page);

  map = await open();
  await times('Приблизить', 2);
  const asked = page.waitForRequest(/\/api\/geocode\//);
  await pressAt(page, map);
  const [latitude = 0, longitude = 0] = (new URL((await asked).url()).searchParams.get('coords') ?? '')
    .split(',')
    .map(Number);
  expect(Math.abs(latitude - PERM.latitude)).toBeLessThan(0.002);
  expect(Math.abs(longitude - PERM.longitude)).toBeLessThan(0.002);
  await expect(form(page).getByRole('combobox', { name: 'Улица' })).not.toHaveValue('');
  await form(page).getByRole('textbox', { name: 'Этаж' }).fill('3');
  await form(page).getByRole('combobox', { name: 'Лифт' }).selectOption('Есть');
  await form(page).getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(opener(page)).toHaveAccessibleName(/^Доставка: /);
});

test('DEL-34 VAL-11 DEL-68 one line for the address by keyboard: a slip of the layout finds the house, and Челябинск its own Троицк', async ({
  page,
  baseURL,
}) => {
  const { keyboard } = page;
  const line = form(page).getByRole('combobox', { name: 'Адрес одной строкой' });
  const open = async (origin: string) => {
    await page.goto(`${origin}/about/`, { waitUntil: 'networkidle' });
    await opener(page).press('Enter');
    await panel(page).getByRole('tab', { name: 'Доставка' }).click();
    await line.focus();
  };
  const take = async (typed: string, option: string) => {
    await keyboard.type(typed);
    await expect(page.getByRole('option').first()).toHaveText(option);
    await keyboard.press('Enter');
  };
  const save = async () => {
    await tabTo(page, form(page).getByRole('textbox', { name: 'Этаж' }));
    await keyboard.type('3');
    await tabTo(page, form(page).getByRole('combobox', { name: 'Лифт' }));
    await keyboard.press('ArrowDown');
    await tabTo(page, form(page).getByRole('button', { name: 'Сохранить адрес' }));
    await keyboard.press('Enter');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  };

  await open('');
  await take('vfksitdf 5', 'ул Малышева, 5');
  await expect(form(page).getByRole('combobox', { name: 'Улица' })).toHaveValue('ул Малышева');
  await expect(form(page).getByRole('combobox', { name: 'Дом' })).toHaveValue('5');
  await save();
  await expect(opener(page)).toHaveAccessibleName(/^Доставка: ул Малышева, 5/);

  await open(`${baseURL}`.replace('//', '//chelyabinsk.'));
  await take('троицк', 'Троицк');
  await expect(form(page).getByText('Населённый пункт: Троицк')).toBeVisible();
  await take('ленина 5', 'Троицк, ул Ленина, 5');
  await save();
  await expect(opener(page)).toHaveAccessibleName(/^Доставка: Троицк, ул Ленина, 5/);
});

test('DEL-22 LAY-55 on a phone the map is inside the list of the drawer', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about/', { waitUntil: 'networkidle' });
  await opener(page).click();
  await panel(page).getByRole('button', { name: 'Показать на карте' }).click();
  const point = await choosePointOnMap(page);
  await opener(page).click();
  await expect(panel(page).getByRole('listitem').filter({ hasText: point })).toContainText('Выбран');
});

test('DEL-19 DEL-20 VAL-11 an address by keyboard alone; saved addresses and the question before a deletion are accessible', async ({
  page,
  customer,
}) => {
  expect(customer.name).not.toBe('');
  await page.goto('/about/', { waitUntil: 'networkidle' });
  const { keyboard } = page;
  await tabTo(page, opener(page));
  await keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await tabTo(page, panel(page).getByRole('tab', { name: 'Самовывоз', exact: true }));
  while (!(await panel(page).getByRole('tab', { name: 'Доставка', selected: true }).isVisible()))
    await keyboard.press('ArrowRight');
  const street = form(page).getByRole('combobox', { name: 'Улица' });
  await tabTo(page, street);
  await keyboard.type('Малыш');
  await expect(page.getByRole('option', { name: 'ул Малышева' })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(street).toHaveValue('ул Малышева');
  const house = form(page).getByRole('combobox', { name: 'Дом' });
  const suggestions = page.getByRole('listbox').getByRole('option');
  await tabTo(page, house);
  await keyboard.type('5');
  await expect(suggestions.first()).toBeVisible();
  // Escape closes the suggestions, not the dialog.
  await keyboard.press('Escape');
  await expect(suggestions).toHaveCount(0);
  await keyboard.press('ArrowDown');
  await expect(suggestions.first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await tabTo(page, form(page).getByRole('textbox', { name: 'Этаж' }));
  await keyboard.type('3');
  await tabTo(page, form(page).getByRole('combobox', { name: 'Лифт' }));
  await keyboard.press('ArrowDown');
  await tabTo(page, form(page).getByRole('button', { name: 'Сохранить адрес' }));
  await keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Выбранный адрес' })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, panel(page).getByRole('button', { name: /^Удалить: / }));
  await keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Удалить адрес?' });
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(panel(page)).toBeVisible();
});
