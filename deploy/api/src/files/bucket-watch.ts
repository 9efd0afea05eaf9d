import type { Logger } from 'pino';
import * as z from 'zod/mini';

/** Milliseconds without reads after a store that did not answer: visitors must not wait for it one after another. */
const REST = 5_000;

/** The store does not answer, refuses, or answers something else. The message has no address, because it is logged. */
export class BucketAway extends Error {
  override name = 'BucketAway';
}

/** An object that is larger than any file of the shop. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}

const failure = z.object({
  name: z.string(),
  code: z.optional(z.string()),
  $metadata: z.optional(z.object({ httpStatusCode: z.optional(z.number()) })),
});

/** The kind of a failure. Messages are left out: they contain addresses and keys. */
function reasonOf(error: unknown): { reason: string; status: number | null } {
  const read = failure.safeParse(error);
  if (!read.success) return { reason: 'unknown', status: null };
  const { name, code, $metadata } = read.data;
  return { reason: code ?? name, status: $metadata?.httpStatusCode ?? null };
}

export interface BucketWatch {
  /**
   * Asks the store, at most for `patience` milliseconds, and logs when it goes away, comes back, or begins to refuse.
   *
   * @throws BucketAway
   */
  ask<T>(verb: string, patience: number, question: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

export function watchBucket(log: Pick<Logger, 'error' | 'info'>, now = () => performance.now()): BucketWatch {
  let isAway = false;
  let restsUntil = 0;
  /** The verbs that it refuses: a bucket may be missing, or only be read. */
  const refused = new Set<string>();

  return {
    async ask(verb, patience, question) {
      if (verb === 'GET' && now() < restsUntil) throw new BucketAway('it did not answer lately');
      try {
        const answer = await question(AbortSignal.timeout(patience));
        if (isAway) log.info('the store of files is back');
        if (refused.delete(verb)) log.info({ verb }, 'the store of files accepts again');
        isAway = false;
        return answer;
      } catch (error) {
        const { reason, status } = reasonOf(error);
        const said = { verb, reason, status };
        if (status !== null && status < 500) {
          if (!refused.has(verb)) log.error(said, 'the store of files refuses');
          refused.add(verb);
        } else if (error instanceof TooLarge) {
          log.error(said, 'an object in the store of files is larger than any file of the shop');
        } else {
          if (!isAway)
            log.error(said, 'the store of files is away: nothing is saved there, and its pictures are missing');
          isAway = true;
          restsUntil = now() + REST;
        }
        throw new BucketAway(reason);
      }
    },
  };
}
