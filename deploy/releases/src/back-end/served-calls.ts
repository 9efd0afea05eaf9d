import * as z from 'zod/mini';
import { jsonSchema } from '../store/json-schema';

/** How long the back end may take to answer, in milliseconds. */
const TIMEOUT = 5_000;

/** A back end's description of itself: its calls with their schemas, and a version that changes with them. */
const servedCalls = z.object({
  version: z.string(),
  calls: z.record(z.string(), z.object({ input: jsonSchema, answer: jsonSchema })),
});
export type ServedCalls = z.infer<typeof servedCalls>;

/** Asks the back end. Null when it is another one without a description, or does not answer. */
export async function readServedCalls(apiRoot: string): Promise<ServedCalls | null> {
  try {
    const answer = await fetch(new URL('/served-calls', apiRoot), { signal: AbortSignal.timeout(TIMEOUT) });
    return answer.ok ? servedCalls.parse(await answer.json()) : null;
  } catch {
    return null;
  }
}
