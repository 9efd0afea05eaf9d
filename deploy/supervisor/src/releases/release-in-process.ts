import { once } from 'node:events';
import { join } from 'node:path';
import type { AppName } from '@zapovednik/platform/routes';
import { ReleaseRejected } from 'deploy-releases/release-rejected';
import { spawnScript } from '../processes/processes';
import { releaseAnswer } from './release-answer';

const script = join(import.meta.dirname, 'release-process.ts');

/** What a start did not take from the checkout. */
export interface Left {
  /** The apps that a team released. */
  readonly differing: readonly AppName[];
  /** What people should know about it; '' if nothing differs. */
  readonly said: string;
}

/**
 * Makes the apps of this checkout live, in a process that ends afterwards: the tools that read and build sources take hundreds of
 * megabytes, and the shop runs for days.
 * @throws ReleaseRejected, and an error with the reason why an app cannot be built
 */
export async function releaseInProcess(releases: string): Promise<Left> {
  const child = spawnScript(script, { args: [releases], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ending = new AbortController();
  const { signal } = ending;
  try {
    const [message] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(([code, by]) => {
        throw new Error(`Процесс сборки остановился (${by ?? code})`);
      }),
    ]);
    const answer = releaseAnswer.parse(message);
    if ('rejected' in answer) throw new ReleaseRejected(answer.rejected);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer;
  } finally {
    ending.abort();
  }
}
