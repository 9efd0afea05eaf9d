import type * as z from 'zod/mini';

/**
 * What this tab remembers under a key; null when there is nothing, when it is not what the schema says, or when the
 * browser keeps nothing for this site.
 */
export function remembered<Schema extends z.ZodMiniType>(key: string, schema: Schema): z.output<Schema> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Remembers a value for this tab; answers whether the browser has kept it. */
export function remember(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
