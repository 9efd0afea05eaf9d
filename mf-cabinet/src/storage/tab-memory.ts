import type * as z from 'zod/mini';

/** What this tab remembers under a key; null when that is nothing, not what the schema says, or the browser keeps nothing. */
export function remembered<Schema extends z.ZodMiniType>(key: string, schema: Schema): z.output<Schema> | null {
  try {
    const { success, data } = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return success ? data : null;
  } catch {
    return null;
  }
}

/** Remembers a value for this tab, null forgets it; what the browser does not keep is only lost at a reload. */
export function remember(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is kept for this site.
  }
}
