import * as z from 'zod/mini';
import type { AppName } from '../routes/route-definition';
import { type Memory } from '../storage/memory';

declare const entrySchema: z.ZodMiniObject<
  {
    name: z.ZodMiniString<string>;
    owner: z.ZodMiniString<string>;
    input: z.ZodMiniUnknown;
    key: z.ZodMiniString<string>;
    at: z.ZodMiniNumber<number>;
  },
  z.core.$strip
>;
/** A command that was requested and is still pending. */
export interface OutboxEntry extends z.infer<typeof entrySchema> {
  readonly owner: AppName;
}
/** The pending durable commands of a tab, in its session storage. If storage is forbidden, nothing is stored. */
export interface Outbox {
  readonly add: (entry: Omit<OutboxEntry, 'at'>) => void;
  /** Removes a settled command. After the page was left nothing is removed, because a failure then is caused by the navigation. */
  readonly remove: (key: string) => void;
  /**
   * Returns the commands that the previous page left pending, once. Another user gets none of them.
   * @param person a customer's id, null for an anonymous visitor
   */
  readonly takePending: (person: number | null) => OutboxEntry[];
}
/** Creates the outbox of one page in the browser. */
export declare function createOutbox(memory?: Memory): Outbox;
export {};
