import { existsSync } from 'node:fs';
import { writeFileAtomically } from 'deploy-lock/write-file-atomically';
import { releaseFolder } from '../store/release-store';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';
import { writeRelease } from '../testing/write-release';
import { type Change, channelJson, channelPath } from './channel';
import { prune, unneededReleases } from './prune';

const DAY = 24 * 3600 * 1000;
const now = new Date('2026-11-24T12:00:00Z');
const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString();

let store: TemporaryStore;
beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

/** Releases of the catalogue that were built long ago, and the changes that made them live, newest first. */
async function given(
  versions: readonly string[],
  changes: readonly (readonly [to: string, days: number])[],
  channel = 'stable',
) {
  for (const version of versions) {
    const manifest = { builtAt: before(100) };
    await writeRelease(releaseFolder(store.root, 'mf-catalog', version), 'mf-catalog', version, { manifest });
  }
  const history = changes.map(
    ([to, days], index): Change => ({
      ...{
        app: 'mf-catalog',
        from: changes[index + 1]?.[0] ?? null,
        to,
        at: before(days),
        by: 'Анна',
        why: 'activate',
      },
    }),
  );
  const [[live] = ['1']] = changes;
  await writeFileAtomically(channelPath(store.root, channel), channelJson({ live: { 'mf-catalog': live }, history }));
}

const unneeded = async () =>
  (await unneededReleases(store.root, now)).filter(({ app }) => app === 'mf-catalog').map(({ version }) => version);

/** Twelve changes, one on each of the days before `oldest`. */
const many = (oldest: number) =>
  Array.from({ length: 12 }, (_, index) => [`${12 - index}`, oldest - 12 + index] as const);
const twelve = many(0).map(([version]) => version);

test('a release is removed when no channel, none of the last ten changes and no page of 30 days needs it', async () => {
  await given([...twelve, 'never-live'], many(90));
  // The last ten changes contain 12 to 2, as new or old version.
  expect((await unneeded()).toSorted()).toEqual(['1', 'never-live']);
});

test('pages that were opened in the last 30 days keep their release', async () => {
  await given(twelve, many(25));
  expect(await unneeded()).toEqual([]);
});

test('a release that was replaced 29 days ago is kept, one of 31 days ago is not', async () => {
  const later = Array.from({ length: 12 }, (_, index) => [`${30 - index}`, 1 + index] as const);
  await given(['a', 'b', ...later.map(([version]) => version)], [...later, ['z', 29], ['b', 31], ['a', 60]]);
  expect(await unneeded()).toEqual(['a']);
});

test('what another channel has is kept, and so is what was built just now', async () => {
  await given(twelve, many(90));
  await given([], [['1', 80]], 'canary');
  expect(await unneeded()).toEqual([]);
  await writeRelease(releaseFolder(store.root, 'mf-catalog', 'new'), 'mf-catalog', 'new', {
    manifest: { builtAt: before(0.5) },
  });
  expect(await unneeded()).toEqual([]);
});

test('what is not needed is gone, and the rest works as before', async () => {
  await given([...twelve, 'never-live'], many(90));
  const removed = (await prune(store.root, now)).filter(({ app }) => app === 'mf-catalog');
  expect(removed.map(({ version }) => version).toSorted()).toEqual(['1', 'never-live']);
  expect(removed.every(({ bytes }) => bytes > 100)).toBe(true);
  expect(existsSync(releaseFolder(store.root, 'mf-catalog', '1'))).toBe(false);
  expect(existsSync(releaseFolder(store.root, 'mf-catalog', '2'))).toBe(true);
  expect(await prune(store.root, now)).toEqual([]);
});
