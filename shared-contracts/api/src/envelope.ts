import * as z from 'zod/mini';

/**
 * The envelope of every answer: `value` on success, a message with the specification's text on error (storefront §7:
 * "Responses of type error become errors"; account §7 reads `value`).
 */
export const failure = z.object({
  type: z.literal('error'),
  /** The text for the user. */
  message: z.string(),
  /**
   * A stable code for programs, e.g. `not_found`, `validation`, `session_expired`; '' if the back end gives none: then
   * use the message.
   */
  code: z._default(z.string(), ''),
  /** Validation errors by field of the request. */
  fields: z.optional(z.record(z.string(), z.string())),
});

export const success = z.object({ type: z.literal('success'), value: z.unknown() });

export const envelope = z.union([success, failure]);

export type Failure = z.infer<typeof failure>;
