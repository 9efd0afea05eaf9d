import * as z from 'zod/mini';
import type { Call } from './call';

/** A call as JSON schemas: what a caller sends, and what it reads. */
export interface DescribedCall {
  readonly input: object;
  readonly answer: object;
}

/** A schema of the data before parsing; with `output`, of the result of parsing. */
export const describeSchema = (schema: z.ZodMiniType, io: 'input' | 'output' = 'input'): object =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

/** The schemas of a call, as releases and the back end state them, so that they can be compared before something goes live. */
export function describeCall({ params, query, body, answer }: Call): DescribedCall {
  const parts = { params: describeSchema(params), query: describeSchema(query), body: describeSchema(body) };
  return {
    input: { type: 'object', properties: parts, required: Object.keys(parts) },
    answer: describeSchema(answer),
  };
}
