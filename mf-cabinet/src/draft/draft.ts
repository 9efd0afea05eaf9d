import { tabMemory } from 'shared-contracts/storage';
import * as z from 'zod/mini';

/** The forms that keep what was typed. Passwords and codes are stored nowhere. */
const FORMS = ['name', 'phone', 'email', 'messages', 'pet', 'auto-order'] as const;
export type DraftForm = (typeof FORMS)[number];

const keyOf = (form: DraftForm) => `zapovednik:draft:${form}`;
const stored = z.object({ userId: z.number(), values: z.unknown() });

/** What this customer typed into a form and has not saved; null: nothing, or it is somebody else's. */
export function readDraft<Values>(
  form: DraftForm,
  userId: number | null,
  values: z.ZodMiniType<Values>,
): Values | null {
  const draft = tabMemory.read(keyOf(form), stored);
  const { success, data } = values.safeParse(draft?.userId === userId ? draft.values : undefined);
  if (success) return data;
  forgetDraft(form);
  return null;
}

/** Stores it for this tab, so that a session that expires loses nothing. */
export function storeDraft(form: DraftForm, userId: number | null, values: object): void {
  if (userId !== null) tabMemory.write(keyOf(form), { userId, values });
}

/** The form was sent or closed. */
export const forgetDraft = (form: DraftForm): void => tabMemory.forget(keyOf(form));

/** One customer's drafts are never another's: called after a sign-in, and with null after a sign-out. */
export function forgetDraftsOfOthers(userId: number | null): void {
  for (const form of FORMS) {
    if (tabMemory.read(keyOf(form), stored)?.userId !== userId) forgetDraft(form);
  }
}
