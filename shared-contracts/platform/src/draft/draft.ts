import { tabMemory } from '@zapovednik/platform/storage';
import * as z from 'zod/mini';

const PREFIX = 'draft:';

/** Who typed it: the id of the signed-in user, or null of a guest. */
const stored = z.object({ userId: z.nullable(z.int()), values: z.unknown() });

/**
 * What this person typed into a form and has not sent. What a guest typed stays after a sign-in; what a signed-in user typed is nobody
 * else's.
 *
 * @param name begins with the area: `mf-cabinet/pet`
 * @returns null: nothing was typed, another release wrote it, or it is somebody else's
 */
export function readDraft<Values>(name: string, userId: number | null, values: z.ZodMiniType<Values>): Values | null {
  const draft = tabMemory.read(PREFIX + name, stored);
  if (!draft) return null;
  if (draft.userId !== null && draft.userId !== userId) {
    // Another person uses this tab. Without one, the first may still come back after the session has expired.
    if (userId !== null) forgetDraft(name);
    return null;
  }
  const { success, data } = values.safeParse(draft.values);
  return success ? data : null;
}

/** Stores it for this tab: it survives a reload and a sign-in. Passwords and codes are stored nowhere. */
export const storeDraft = (name: string, userId: number | null, values: object): void =>
  void tabMemory.write(PREFIX + name, { userId, values } satisfies z.input<typeof stored>);

/** The form was sent or closed. */
export const forgetDraft = (name: string): void => tabMemory.forget(PREFIX + name);

/** Removes what other signed-in users typed: called after a sign-in. */
export function forgetDraftsOfOthers(userId: number | null): void {
  for (const name of tabMemory.names(PREFIX)) {
    const owner = tabMemory.read(name, stored)?.userId;
    if (owner !== null && owner !== userId) tabMemory.forget(name);
  }
}

/** Removes all that was typed in this tab, also before the sign-in: its user has signed out, here or in another tab. */
export function forgetDrafts(): void {
  for (const name of tabMemory.names(PREFIX)) tabMemory.forget(name);
}
