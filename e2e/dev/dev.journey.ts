import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeArea } from 'deploy-build/testing/write-area';
import { expect, test } from '../fixtures/test';

const root = join(import.meta.dirname, '../..');
/** Releases of the rest of the shop are built, and the database is filled. */
const startLimit = 5 * 60_000;

test.describe.configure({ mode: 'serial' });

let folder: string;
let data: string;
let shop: ChildProcess;
let url: string;

test.beforeAll(async () => {
  test.setTimeout(startLimit);
  await mkdir(join(root, 'test-results'), { recursive: true });
  folder = await mkdtemp(join(root, 'test-results/area-'));
  data = await mkdtemp(join(tmpdir(), 'shop-in-development-'));
  await writeArea(folder, { 'src/about.tsx': page('Один') });
  shop = spawn(process.execPath, ['--import', 'tsx', 'e2e/dev/shop-in-development.ts', folder], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  url = await addressOf(shop);
});

test.afterAll(async () => {
  shop.kill('SIGTERM');
  await once(shop, 'exit');
  await Promise.all([folder, data].map((place) => rm(place, { recursive: true, force: true })));
});

/** A page with a state: how often its button was pressed. */
const page = (title: string) => `
  import { useState } from 'react';
  import { Metadata } from 'shared-contracts/ui';
  export function Component() {
    const [count, setCount] = useState(0);
    return (
      <>
        <Metadata title="${title}" description="${title}" canonical="/about/" />
        <h1>${title}</h1>
        <button type="button" onClick={() => setCount(count + 1)}>Нажато {count}</button>
      </>
    );
  }`;

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      const found = /http:\/\/shop\.localhost:\d+\//.exec(String(chunk));
      if (found) resolve(found[0]);
    });
    child.once('exit', () => reject(new Error('The shop did not open')));
  });
}

test('an edit of a component is in the open page at once, and its state stays', async ({ page: tab }) => {
  await tab.goto(`${url}about/`);
  await expect(tab.getByRole('heading', { name: 'Один' })).toBeVisible();
  const button = tab.getByRole('button', { name: 'Нажато' });
  await expect(async () => {
    await button.click();
    await expect(button).toHaveText(/Нажато [1-9]/);
  }).toPass();
  const pressed = await button.textContent();
  await writeArea(folder, { 'src/about.tsx': page('Два') });
  await expect(tab.getByRole('heading', { name: 'Два' })).toBeVisible();
  await expect(button).toHaveText(pressed ?? '');
});

test('a mistake is said and the page stays; mended, it goes on', async ({ page: tab, problems }) => {
  problems.allow(/Module build failed|Syntax Error|webpack/);
  await tab.goto(`${url}about/`);
  await writeArea(folder, { 'src/about.tsx': page('Три').replace('</h1>', '</h1') });
  await writeArea(folder, { 'src/about.tsx': page('Четыре') });
  await expect(tab.getByRole('heading', { name: 'Четыре' })).toBeVisible();
});

test('the server renders what was edited too', async ({ browser }) => {
  await writeArea(folder, { 'src/about.tsx': page('Пять') });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const tab = await context.newPage();
  await expect(async () => {
    await tab.goto(`${url}about/`);
    await expect(tab.getByRole('heading', { name: 'Пять' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await context.close();
});
