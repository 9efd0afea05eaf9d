import { tabMemory } from '@zapovednik/platform/storage';
import * as z from 'zod/mini';
import { PREFIX } from './has-draft';

/** The author of the input: the id of the signed-in user, or null for a guest. */
const stored = z.object({ userId: z.nullable(z.int()), values: z.unknown() });

/**
 * The unsent input of this person in a form. A guest's input stays after a sign-in. A signed-in user's input is only
 * for that user.
 *
 * @param name begins with the area: `mf-cabinet/pet`
 * @returns null: there is no input, another release wrote it, or it belongs to another person
 */
export function readDraft<Values>(name: string, userId: number | null, values: z.ZodMiniType<Values>): Values | null {
  const draft = tabMemory.read(PREFIX + name, stored);
  if (!draft) return null;
  if (draft.userId !== null && draft.userId !== userId) {
    // Another person uses this tab now. If nobody is signed in, the first user may come back after the session has
    // expired.
    if (userId !== null) forgetDraft(name);
    return null;
  }
  const { success, data } = values.safeParse(draft.values);
  return success ? data : null;
}

/** Stores the input for this tab. It survives a reload and a sign-in. Passwords and codes are never stored. */
export const storeDraft = (name: string, userId: number | null, values: object): void =>
  void tabMemory.write(PREFIX + name, { userId, values } satisfies z.input<typeof stored>);

/** Called when the form was sent or closed. */
export const forgetDraft = (name: string): void => tabMemory.forget(PREFIX + name);

/** Removes the input of other signed-in users. Called after a sign-in. */
export function forgetDraftsOfOthers(userId: number | null): void {
  for (const name of tabMemory.names(PREFIX)) {
    const owner = tabMemory.read(name, stored)?.userId;
    if (owner !== null && owner !== userId) tabMemory.forget(name);
  }
}

/**
 * Removes all input of this tab, including the input before the sign-in. Called when the user has signed out, here or
 * in another tab.
 */
export function forgetDrafts(): void {
  for (const name of tabMemory.names(PREFIX)) tabMemory.forget(name);
}
