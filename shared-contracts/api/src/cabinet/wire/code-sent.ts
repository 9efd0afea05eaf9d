import * as z from 'zod/mini';

/** A code was sent. The answer does not reveal whether the phone is known. */
export const codeSent = z.object({
  /** Seconds until another code can be requested. An earlier request gets this answer again and sends nothing. */
  resend_after: z.int(),
  /** Seconds until the code expires. */
  expires_in: z.int(),
  code_length: z.int(),
});
export type CodeSentAnswer = z.infer<typeof codeSent>;
