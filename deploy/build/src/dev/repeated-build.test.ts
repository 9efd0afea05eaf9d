import { setTimeout as pause } from 'node:timers/promises';
import { RepeatedBuild } from './repeated-build';

/** A build that lasts longer than the time between two edits, and counts how often it began and ended. */
function slowBuild() {
  const counts = { begun: 0, ended: 0, atOnce: 0 };
  const build = async () => {
    counts.begun += 1;
    counts.atOnce = Math.max(counts.atOnce, counts.begun - counts.ended);
    await pause(20);
    counts.ended += 1;
  };
  return { counts, build };
}

test('edits in quick succession do not keep a build from its end, and never start two at once', async () => {
  const { counts, build } = slowBuild();
  const builds = new RepeatedBuild(build, 5);
  for (let edit = 0; edit < 50; edit += 1) {
    builds.request();
    await pause(2);
  }
  expect(counts.ended).toBeGreaterThan(1);
  expect(counts.atOnce).toBe(1);
  await builds.settled();
  expect(counts.ended).toBe(counts.begun);
});

test('an edit during a build is in the next one, and only in one', async () => {
  let source = 'first';
  const built: string[] = [];
  const builds = new RepeatedBuild(async () => {
    const read = source;
    await pause(5);
    built.push(read);
  }, 0);
  builds.request();
  await pause(3);
  source = 'second';
  builds.request();
  builds.request();
  await builds.settled();
  expect(built).toEqual(['first', 'second']);
});
