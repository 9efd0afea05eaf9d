import * as z from 'zod/mini';
import { jsonSchema } from '../json-schema';

/** How long the back end may take to answer, in milliseconds. */
const PATIENCE = 5_000;

/** What a back end says about itself: its calls with their schemas, and a version that changes with them. */
const servedCalls = z.object({
  version: z.string(),
  calls: z.record(z.string(), z.object({ input: jsonSchema, answer: jsonSchema })),
});
export type ServedCalls = z.infer<typeof servedCalls>;

/** Asks the back end. Null for another one that does not say it, or that does not answer. */
export async function readServedCalls(apiRoot: string): Promise<ServedCalls | null> {
  try {
    const answer = await fetch(new URL('/served-calls', apiRoot), { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? servedCalls.parse(await answer.json()) : null;
  } catch {
    return null;
  }
}
