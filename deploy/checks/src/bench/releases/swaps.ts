import { join } from 'node:path';
import { activate } from 'deploy-releases/actions/activate';
import { readChannel } from 'deploy-releases/channels/channel';
import type { BenchShop } from '../report/bench-kind';
import { liveSet, waitForNewSet } from './live-set';
import { publishAnother } from './publish-another';

/** The area that is released again and again. */
export const AREA = 'mf-catalog';

/** Publishes a second version of {@link AREA}. The returned function releases one of both, by the number of the turn. */
export async function alternateReleases({ port, dataDir }: BenchShop): Promise<(turn: number) => Promise<void>> {
  const releases = join(dataDir, 'releases');
  const first = (await readChannel(releases, 'stable')).live[AREA];
  if (!first) throw new Error(`${AREA} is not live`);
  const second = await publishAnother(releases, AREA, first);
  return async (turn) => {
    const old = await liveSet(port);
    const versions = { [AREA]: turn % 2 === 1 ? second : first };
    await activate({ root: releases, channel: 'stable', versions, why: 'activate' });
    await waitForNewSet(port, old);
  };
}
