import * as z from 'zod/mini';

/** A path and its short version; `SHORT_URI` is '' if there is none. */
export const checkedUri = z.object({ URI: z.string(), SHORT_URI: z.string() });
export type CheckedUriAnswer = z.infer<typeof checkedUri>;
