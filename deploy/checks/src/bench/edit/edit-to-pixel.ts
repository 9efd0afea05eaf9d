import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { writeArea } from 'deploy-build/testing/write-area';
import { findChromium } from 'deploy-build/try-out/find-chromium';
import { edit, sources } from 'e2e/dev/area-sources';
import type { Bench } from '../report/bench-kind';
import { median } from '../report/median';

const root = join(import.meta.dirname, '../../../../..');
const EDITS = 20;
/** Milliseconds between edits, in which the server's build of the last one ends. */
const REST = 1_500;

/** The time from saving a file until the open page shows the edit, in `npm run dev`. */
export const editToPixel: Bench = {
  title: 'An edit in development',
  async run({ shop, say }) {
    const { dataDir } = await shop();
    await mkdir(join(root, 'test-results'), { recursive: true });
    const folder = await mkdtemp(join(root, 'test-results/area-'));
    await writeArea(folder, sources);
    const dev = spawn(process.execPath, ['--import', 'tsx', 'e2e/dev/shop-in-development.ts', folder], {
      cwd: root,
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const browser = await chromium.launch({ executablePath: findChromium() });
    try {
      const page = await browser.newPage();
      await page.goto(`${await addressOf(dev)}about/`);
      say(`${EDITS} edits`);
      const times: number[] = [];
      for (let count = 1; count <= EDITS; count += 1) {
        await pause(REST);
        times.push(await secondsUntilShown(page, folder, count));
      }
      return {
        figures: [
          { what: 'median', value: median(times), unit: 's', bar: { on: 'value', most: 0.5 } },
          { what: 'the slowest', value: Math.max(...times), unit: 's' },
        ],
        notes: [
          'an area of one page; from the start of writing the file until the text is in the next frame of the page',
        ],
      };
    } finally {
      await browser.close();
      dev.kill('SIGTERM');
      await once(dev, 'exit');
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout)
    for await (const line of createInterface(stdout)) {
      const [address] = /http:\/\/shop\.localhost:\d+\//.exec(line) ?? [];
      if (address) return address;
    }
  throw new Error('the shop in development did not open');
}

async function secondsUntilShown(page: Page, folder: string, count: number): Promise<number> {
  const [before, after] = [count === 1 ? 'первая' : `номер ${count - 1}`, `номер ${count}`];
  const shown = page.waitForFunction((text) => document.body.textContent?.includes(text), `Карточка ${after}`);
  const started = performance.now();
  await edit(folder, 'card.tsx', `Карточка ${before}`, `Карточка ${after}`);
  await shown;
  return (performance.now() - started) / 1000;
}
