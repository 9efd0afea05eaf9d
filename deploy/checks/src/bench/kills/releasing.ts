import { setTimeout as pause } from 'node:timers/promises';
import { changeChannel, readChannel } from 'deploy-releases/channels/channel';
import { publishAnother } from '../releases/publish-another';

/** Milliseconds between two releases of an area. */
const EVERY = 5_000;
const AREA = 'mf-catalog';

/** Releases an area again and again, in two versions. */
export async function keepReleasing(releases: string) {
  const first = (await readChannel(releases, 'stable')).live[AREA];
  if (!first) throw new Error(`${AREA} is not live`);
  const second = await publishAnother(releases, AREA, first);
  let [count, isOver] = [0, false];
  const releasing = (async () => {
    while (!isOver) {
      const version = count % 2 === 0 ? second : first;
      await changeChannel(releases, 'stable', async (now) => ({ ...now, live: { ...now.live, [AREA]: version } }));
      count += 1;
      for (let waited = 0; waited < EVERY && !isOver; waited += 100) await pause(100);
    }
  })();
  return {
    count: () => count,
    stop() {
      isOver = true;
      return releasing;
    },
  };
}
