import * as z from 'zod/mini';
import type { Call } from './call';

/** A call as JSON schemas: the input and the answer. */
export interface DescribedCall {
  readonly input: object;
  readonly answer: object;
}

/** A schema of the data before parsing; with `output`, of the parsed result. */
export const describeSchema = (schema: z.ZodMiniType, io: 'input' | 'output' = 'input'): object =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

/**
 * The schemas of a call. Releases and the back end publish them, so that they can be compared before a release goes
 * live.
 */
export function describeCall({ params, query, body, answer }: Call): DescribedCall {
  const parts = { params: describeSchema(params), query: describeSchema(query), body: describeSchema(body) };
  return {
    input: { type: 'object', properties: parts, required: Object.keys(parts) },
    answer: describeSchema(answer),
  };
}
