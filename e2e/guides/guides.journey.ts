import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChannelFile, changeChannel, channelPath, readChannel, STABLE } from 'deploy-releases/channels/channel';
import { type RepositoryCopy, repositoryCopy } from 'deploy-releases/testing/repository-copy';
import { publishAnother } from '../fixtures/another-release';
import { expect, test } from '../fixtures/test';
import { storageStateFor } from '../shop/releases';
import { stepsOf } from './guide';

const root = join(import.meta.dirname, '../..');

/** Two guides with their tests, types and releases. */
const limit = 6 * 60_000;

test.describe.configure({ mode: 'serial' });

let copy: RepositoryCopy;
const releases = process.env.SHOP_RELEASES ?? '';
/** The live versions before the guides. */
let before: ChannelFile;
/** Milliseconds in which the written journey has opened a wrong page and still waits for the right one. */
const wrongPageTime = 6_000;

/**
 * The tests that a release of each area runs: of its routes, and of the pages that the guides write or change. The unit
 * tests of the whole run have run all others, which take longer than the rest of a release.
 */
const testsOf = {
  'mf-services': '/src/(routes|pages)',
  'mf-content': '/src/(routes|pages/(about|sitemap)/)',
};

/** The versions on the channel `canary`, by app. */
const released: Record<string, string> = {};

test.beforeAll(async () => {
  test.setTimeout(limit);
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const folders = tracked.map((file) =>
    file.startsWith('deploy/') ? file.split('/', 2).join('/') : (file.split('/')[0] ?? ''),
  );
  before = await readChannel(releases, STABLE);
  copy = await repositoryCopy({}, { DATA_DIR: process.env.SHOP_DATA, RELEASED_BY: 'Гид' }, [...new Set(folders)]);
  for (const [area, files] of Object.entries(testsOf)) {
    const all = `--selectProjects ${area}`;
    await copy.edit(`${area}/package.json`, all, `${all} --testPathPatterns '${files}'`);
  }
  await copy.run("git commit -qam 'Fewer tests'");
});

// Restores the shop, also for another attempt after one that stopped in the middle.
test.afterAll(async () => {
  await copy.remove();
  await rm(channelPath(releases, 'canary'), { force: true });
  await changeChannel(releases, STABLE, async (now) => ({ ...now, live: before.live }));
});

/** Follows a guide, or one section of it, up to a command if one is named; its commands must succeed. */
async function follow(guide: string, { heading, until }: { heading?: string; until?: string } = {}) {
  for (const step of await stepsOf(guide, heading)) {
    if (until && step.kind === 'run' && step.line.startsWith(until)) return;
    await test.step(step.kind === 'run' ? step.line : `${step.kind} ${step.file}`, async () => {
      if (step.kind === 'write') return copy.write({ [step.file]: step.text });
      if (step.kind === 'edit') return copy.edit(step.file, step.from, step.to);
      const { code, output } = await copy.run(step.line);
      expect(code, output).toBe(0);
      // The shop runs, so its back end tells which calls it serves.
      expect(output).not.toContain('Вызовы не сверены');
      for (const [, app = '', version = ''] of output.matchAll(/(mf-\w+) (\S+?)(?=,| на канале canary)/g))
        released[app] = version;
    });
  }
}

test('a journey that is written by the guide passes in the running shop, and fails when the page is wrong', async () => {
  test.setTimeout(limit);
  await follow('write-a-journey.md');
  const wrong = await publishAnother(releases, {
    area: 'mf-catalog',
    text: ['Результаты поиска', 'Результаты гадания'],
  });
  const { code, output } = await copy.run(
    `OVERRIDE='mf-catalog=${wrong}' npm run journeys -- find-food --timeout=${wrongPageTime} --retries=0`,
  );
  expect(output).toContain('Результаты гадания «лосось»');
  expect(code).toBe(1);
});

test('a change that is released by the guide is in the running shop, and is gone after the rollback', async ({
  page,
}) => {
  test.setTimeout(limit);
  // The gateway uses the live versions a moment later.
  const expectStep = (name: string) =>
    expect(async () => {
      await page.goto('/grooming/');
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
  await expectStep('Обсудите результат');
  await follow('release-an-area.md', { heading: 'A change, and the way back' });
  await follow('release-an-area.md', { heading: 'Release it' });
  await expectStep('Обсудите результат и цену');
  await follow('release-an-area.md', { heading: 'Take it back' });
  await expectStep('Обсудите результат');
});

test('a page, a widget, an event, a command, an atom and a call that are added by the guides are in one release and reach the other area', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(limit);
  // The release of the second guide contains the page of the first.
  await follow('add-a-page.md', { until: 'npm run release' });
  await follow('share-with-other-areas.md');
  await context.addCookies((await storageStateFor(released, baseURL ?? '')).cookies);
  await page.goto('/about/');
  await page.getByRole('button', { name: 'Хочу познакомиться' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Рыжик будет рад встрече' })).toBeVisible();
  await page.getByRole('button', { name: 'Позвать Рыжика' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Рыжик бежит к вам' })).toBeVisible();
  await expect(page.getByText('В пути: Рыжик')).toBeVisible();
  await page.getByRole('link', { name: 'Рыжик ищет дом' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Питомец из приюта' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Питомец из приюта' })).toBeVisible();
});

test('a sixth area that is created by the guide is in the running shop, without changes in other packages', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(limit);
  // The remaining changes of the other guides.
  await copy.run('git add -A && git commit -qm "Before"');
  await follow('add-an-area.md');
  const { output } = await copy.run('git show --name-only --format= HEAD');
  expect([
    ...new Set(
      output
        .trim()
        .split('\n')
        .map((file) => file.split('/')[0]),
    ),
  ]).toEqual(['mf-loyalty', 'package-lock.json']);
  expect(released['mf-loyalty']).toBeDefined();
  await context.addCookies(
    (await storageStateFor({ 'mf-loyalty': released['mf-loyalty'] ?? '' }, baseURL ?? '')).cookies,
  );
  expect((await page.goto('/loyalty/'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Новый раздел' })).toBeVisible();
});

test('what the guides have written keeps the rules, the page of the contracts knows it, and the tests of what all areas share pass', async () => {
  test.setTimeout(limit);
  for (const line of [
    // All other files are as the lint of the whole run has checked them.
    'npx biome ci --error-on-warnings --colors=off --files-ignore-unknown=true $(git diff --name-only $(git rev-list --max-parents=0 HEAD))',
    'npm run reference -- --check',
    // Tests that read every area. The areas' own tests run before each of their releases.
    "npx jest --selectProjects contracts deploy --testPathPatterns '(shared-contracts/testing/src/route-table|deploy/checks/src/boundaries/)'",
  ]) {
    const { code, output } = await copy.run(line);
    expect(code, output).toBe(0);
  }
});
