import type * as z from 'zod/mini';

/** What a browser keeps for the shop under a name. Nothing secret belongs there; full or forbidden it keeps nothing. */
export interface Memory {
  /** What was kept; null when that is nothing, or not what the schema says, as after another release. */
  readonly read: <Schema extends z.ZodMiniType>(name: string, schema: Schema) => z.output<Schema> | null;
  /** Keeps a value that JSON can hold; answers whether the browser does. */
  readonly write: (name: string, value: unknown) => boolean;
  readonly forget: (name: string) => void;
}

/** Of this tab: outlives a reload. */
export const tabMemory = memoryIn(() => sessionStorage);

/** Of this browser, for one storefront: outlives the visit. */
export const browserMemory = memoryIn(() => localStorage);

/** @param storage may throw when it is asked for: that too is forbidden in some browsers */
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
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
