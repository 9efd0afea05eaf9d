import type * as z from 'zod/mini';
/** Named values in the browser's storage. Do not store secrets in it. If storage is full or forbidden, nothing is stored. */
export interface Memory {
  /** The stored value; null if it is missing or does not match the schema, e.g. after another release. */
  readonly read: <Schema extends z.ZodMiniType>(name: string, schema: Schema) => z.output<Schema> | null;
  /** Stores a JSON value; returns whether it was stored. */
  readonly write: (name: string, value: unknown) => boolean;
  readonly forget: (name: string) => void;
  /** The names of the stored values that begin so. */
  readonly names: (prefix: string) => string[];
}
/** Storage of this tab; it survives a reload. */
export declare const tabMemory: Memory;
/** Storage of this browser for one storefront; it survives the visit. */
export declare const browserMemory: Memory;
