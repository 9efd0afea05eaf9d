import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { writeArea } from 'deploy-build/testing/write-area';
import { OVERRIDE_COOKIE, signOverride } from 'deploy-releases/overrides/override';
import { expect, test } from '../fixtures/test';
import { edit, sources } from './area-sources';

const root = join(import.meta.dirname, '../..');
/** The area is built for the first time, on a machine that may be busy. */
const startLimit = 2 * 60_000;

test.describe.configure({ mode: 'serial' });

let folder: string;
let dev: ChildProcess;
/** The output in the developer's terminal. */
let terminal = '';
let url: string;

/** The overlay sets its styles again by script, after the shop's policy has refused them as attributes. */
const REFUSED_STYLE = /Applying inline style/;
const OVERLAY = '#webpack-dev-middleware-hot-overlay';

/** The number of the server's builds. */
const versions = () => [...terminal.matchAll(/dev-\d+/g)].length;

test.beforeAll(async () => {
  test.setTimeout(startLimit);
  await mkdir(join(root, 'test-results'), { recursive: true });
  folder = await mkdtemp(join(root, 'test-results/area-'));
  await writeArea(folder, sources);
  dev = spawn(process.execPath, ['--import', 'tsx', 'e2e/dev/shop-in-development.ts', folder], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: process.env.SHOP_DATA, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  url = await addressOf(dev);
});

test.afterAll(async () => {
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  await rm(folder, { recursive: true, force: true });
});

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      terminal += chunk;
      const found = /http:\/\/shop\.localhost:\d+\//.exec(terminal);
      if (found) resolve(found[0]);
    });
    child.once('exit', () => reject(new Error('The shop did not open')));
  });
}

/** The page before any edit of the sources, after hydration. */
async function openPage(tab: Page) {
  await writeArea(folder, sources);
  await tab.goto(`${url}about/`);
  const own = tab.getByRole('button', { name: 'Своя' });
  const neighbour = tab.getByRole('button', { name: 'Соседка' });
  const pressed = { own: await press(own), neighbour: await press(neighbour) };
  return {
    own,
    neighbour,
    pressed,
    async statesStay() {
      await expect(own).toHaveText(pressed.own);
      await expect(neighbour).toHaveText(pressed.neighbour);
    },
  };
}

/** Clicks a counter until it counts, because a click has no effect before hydration. */
async function press(counter: Locator): Promise<string> {
  await expect(async () => {
    await counter.click();
    await expect(counter).toHaveText(/: [1-9]/, { timeout: 1_000 });
  }).toPass();
  return (await counter.textContent()) ?? '';
}

test('next to a running shop it uses the back end of that shop, says so, and has its own URL', async () => {
  expect(terminal).toMatch(/Сервер данных: http:\/\/127\.0\.0\.1:\d+, найден работающий магазин/);
  expect(url).not.toBe(`${process.env.SHOP_URL}/`);
});

test('an edit appears in the open page at once, and the state of everything else stays', async ({ page: tab }) => {
  const { own, neighbour, pressed, statesStay } = await openPage(tab);

  await test.step('a private component of the page', async () => {
    await edit(folder, 'about.tsx', 'Своя:', 'Своя, новая:');
    pressed.own = pressed.own.replace('Своя:', 'Своя, новая:');
    await statesStay();
  });
  await test.step('a private component of another file', async () => {
    await edit(folder, 'neighbour.tsx', 'Соседка:', 'Соседка, новая:');
    pressed.neighbour = pressed.neighbour.replace('Соседка:', 'Соседка, новая:');
    await statesStay();
  });
  await test.step('a component that contains others', async () => {
    await edit(folder, 'card.tsx', 'Карточка первая', 'Карточка вторая');
    await expect(tab.getByText('Карточка вторая')).toBeVisible();
    await statesStay();
  });
  await test.step('a style', async () => {
    await edit(folder, 'about.module.css', 'margin: 0', 'margin: 0; letter-spacing: 7px');
    await expect(tab.getByRole('heading', { name: 'Заголовок' })).toHaveCSS('letter-spacing', '7px');
    await statesStay();
  });
  await test.step('a loader', async () => {
    await edit(folder, 'about.tsx', 'Данные: первые', 'Данные: вторые');
    await expect(tab.getByText('Данные: вторые')).toBeVisible();
    await statesStay();
  });
  await test.step('one more hook, of a module that the page did not use: only its component is mounted again', async () => {
    await edit(
      folder,
      'neighbour.tsx',
      '  const [count, setCount] = useState(0);',
      "  const { origin } = useApp();\n  const [count, setCount] = useState(origin === '' ? 1 : 0);",
    );
    await edit(folder, 'neighbour.tsx', 'import', "import { useApp } from '@zapovednik/platform/app';\nimport");
    await expect(neighbour).toHaveText(/: 0/);
    await expect(own).toHaveText(pressed.own);
  });
});

test('a build error is shown with its file and line, and the page and its states stay', async ({
  page: tab,
  problems,
}) => {
  problems.allow('webpack-dev-middleware');
  problems.allow(REFUSED_STYLE);
  const console: string[] = [];
  tab.on('console', (message) => console.push(message.text()));
  const { statesStay } = await openPage(tab);
  await edit(folder, 'about.tsx', '</h1>', '</h1');
  const place = /src\/about\.tsx:\d+/;
  await expect.poll(() => console.join('\n')).toMatch(place);
  await expect.poll(() => terminal).toMatch(place);
  const overlay = tab.frameLocator(OVERLAY);
  await expect(overlay.getByText(place).first()).toBeVisible();
  await statesStay();
  await edit(folder, 'about.tsx', '</h1', '</h1>');
  await expect(tab.locator(OVERLAY)).toHaveCount(0);
  await edit(folder, 'about.tsx', 'Заголовок: первый', 'Заголовок: второй');
  await expect(tab.getByRole('heading', { name: 'Заголовок: второй' })).toBeVisible();
  await statesStay();
});

test('a component that throws breaks its page; after the fix, the page is back without a reload', async ({
  page: tab,
  problems,
}) => {
  problems.allow(/Сломано/);
  problems.allow(REFUSED_STYLE);
  await openPage(tab);
  await tab.evaluate(() => Object.assign(window, { isOldPage: true }));
  await edit(folder, 'neighbour.tsx', 'return <button', "throw new Error('Сломано');\n  return <button");
  await expect(tab.getByRole('heading', { name: 'Возникла ошибка' })).toBeVisible();
  await expect(
    tab
      .frameLocator(OVERLAY)
      .getByText(/src\/neighbour\.tsx:\d+/)
      .first(),
  ).toBeVisible();
  await edit(folder, 'neighbour.tsx', "throw new Error('Сломано');\n", '');
  await expect(tab.getByRole('button', { name: 'Соседка' })).toBeVisible();
  await expect(tab.locator(OVERLAY)).toHaveCount(0);
  expect(await tab.evaluate(() => 'isOldPage' in window)).toBe(true);
});

test('what the server alone cannot render is a page of the error with file and line, until it is repaired', async ({
  page: tab,
  problems,
}) => {
  problems.allow(/500|Сломано|hydration/);
  problems.allow(REFUSED_STYLE);
  await openPage(tab);
  const broken = "if (typeof document === 'undefined') throw new Error('Сломано на сервере');\n  return <button";
  await edit(folder, 'neighbour.tsx', 'return <button', broken);
  await expect(async () => {
    await tab.goto(`${url}about/`);
    await expect(tab.getByText(/Error: Сломано на сервере[\s\S]*src\/neighbour\.tsx:\d+/)).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await expect
    .poll(() => terminal)
    .toMatch(/\/about\/ на сервере .*Сломано на сервере\n +at .*src\/neighbour\.tsx:\d+/);
  await test.step('a part that the browser can render is in the page, and the error over it', async () => {
    await edit(folder, 'about.tsx', '<Card><Neighbour /></Card>', '<Suspense><Card><Neighbour /></Card></Suspense>');
    await edit(folder, 'about.tsx', 'import { useState }', 'import { Suspense, useState }');
    const shown = tab
      .frameLocator(OVERLAY)
      .getByText(/На сервере: Error: Сломано на сервере[\s\S]*src\/neighbour\.tsx:\d+/);
    await expect(async () => {
      await tab.goto(`${url}about/`);
      await expect(shown.first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(tab.getByRole('button', { name: 'Соседка' })).toBeVisible();
  });
  await edit(folder, 'neighbour.tsx', broken, 'return <button');
  await expect(tab.locator(OVERLAY)).toHaveCount(0);
  await expect(tab.getByRole('button', { name: 'Соседка' })).toBeVisible();
});

test('the server renders edits too', async ({ browser }) => {
  await writeArea(folder, { ...sources, 'src/card.tsx': sources['src/card.tsx'].replace('первая', 'с сервера') });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const tab = await context.newPage();
  await expect(async () => {
    await tab.goto(`${url}about/`);
    await expect(tab.getByText('Карточка с сервера')).toBeVisible({ timeout: 500 });
  }).toPass();
  await context.close();
});

test('edits in quick succession reach the server while they go on', async ({ page: tab }) => {
  await writeArea(folder, sources);
  const before = versions();
  for (let count = 0; count < 25; count += 1) {
    await writeArea(folder, {
      ...sources,
      'src/card.tsx': sources['src/card.tsx'].replace('первая', `номер ${count}`),
    });
    await pause(150);
  }
  // One build may contain the sources before the edits, and one the first edit.
  expect(versions()).toBeGreaterThan(before + 2);
  await expect(async () => {
    const document = await tab.goto(`${url}about/`);
    expect((await document?.text())?.includes('номер 24')).toBe(true);
  }).toPass();
});

test('a running shop loads the area from here by an override, edits included', async ({
  page: tab,
  baseURL,
  problems,
}) => {
  // The server never runs a foreign bundle. It renders the released page, and the browser renders it again.
  problems.allow(/render hydration: /);
  await writeArea(folder, sources);
  const origin = `http://localhost:${new URL(url).port}`;
  const value = signOverride({ 'mf-content': { origin } }, Date.now() + 60_000, process.env.OVERRIDE_KEY ?? '');
  await tab.context().addCookies([{ name: OVERRIDE_COOKIE, value, url: baseURL ?? '' }]);
  await tab.goto('/about/');
  await press(tab.getByRole('button', { name: 'Соседка' }));
  await edit(folder, 'card.tsx', 'Карточка первая', 'Карточка вторая');
  await expect(tab.getByText('Карточка вторая')).toBeVisible();
});
