import type * as z from 'zod/mini';

/** Named values in the browser's storage. Do not store secrets in it. If storage is full or forbidden, nothing is stored. */
export interface Memory {
  /** The stored value; null if it is missing or does not match the schema, e.g. after another release. */
  readonly read: <Schema extends z.ZodMiniType>(name: string, schema: Schema) => z.output<Schema> | null;
  /** Stores a JSON value; returns whether it was stored. */
  readonly write: (name: string, value: unknown) => boolean;
  readonly forget: (name: string) => void;
  /** The names of stored values with this prefix. */
  readonly names: (prefix: string) => string[];
}

/** Storage of this tab; it survives a reload. */
export const tabMemory = memoryIn(() => sessionStorage);

/** Storage of this browser for one storefront; it survives the visit. */
export const browserMemory = memoryIn(() => localStorage);

/** @param storage may throw when it is called, because some browsers forbid even the access */
function memoryIn(storage: () => Storage): Memory {
  return {
    read: (name, schema) =>
      attempt(() => {
        const { success, data } = schema.safeParse(JSON.parse(storage().getItem(name) ?? 'null'));
        return success ? data : null;
      }) ?? null,
    write: (name, value) =>
      attempt(() => {
        storage().setItem(name, JSON.stringify(value));
        return true;
      }) ?? false,
    forget: (name) => void attempt(() => storage().removeItem(name)),
    names: (prefix) => attempt(() => Object.keys(storage()).filter((name) => name.startsWith(prefix))) ?? [],
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
