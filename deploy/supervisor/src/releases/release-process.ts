import { ReleaseRejected } from 'deploy-releases/release-rejected';
import { print } from '../processes/running-services';
import { describeDifferences } from './describe-differences';
import type { ReleaseAnswer } from './release-answer';
import { releaseLocalApps } from './release-local-apps';

/** Run as a process: makes the apps of this checkout live in the folder of releases that its argument names. */
async function answer(root: string): Promise<ReleaseAnswer> {
  try {
    const left = await releaseLocalApps(root, 'stable', print);
    return { differing: left.differences.map(({ app }) => app), said: describeDifferences(left) };
  } catch (error) {
    if (error instanceof ReleaseRejected) return { rejected: [...error.reasons] };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

const [root = ''] = process.argv.slice(2);
process.send?.(await answer(root), () => process.exit());
