import type { JsonSchema } from '../store/json-schema';

/** The schema of `{ quantity }`, with other properties that are optional. */
export const amount = (type: string, more: Record<string, JsonSchema> = {}): JsonSchema => ({
  type: 'object',
  properties: { quantity: { type }, ...more },
  required: ['quantity'],
});
