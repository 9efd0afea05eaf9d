import { petKindCode } from 'shared-contracts/cabinet/calls/pet-answer';
import { tabMemory } from 'shared-contracts/storage';
import * as z from 'zod/mini';

const KEY = 'zapovednik:pet-draft';

/** Typed values of the form. */
const typedPet = z.object({
  animal: z.optional(petKindCode),
  name: z.string(),
  breed: z.string(),
  birthday: z.string(),
  weight: z.string(),
  picture: z.string(),
});
export type TypedPet = z.infer<typeof typedPet>;

const petDraft = z.object({
  /** Whose draft it is. */
  userId: z.int(),
  /** The pet that is changed; null: a new one. */
  petId: z.nullable(z.int()),
  values: typedPet,
});
export type PetDraft = z.infer<typeof petDraft>;

/** The draft of this person, from before a reload or an expired session. A draft of somebody else is removed. */
export function readPetDraft(userId: number | null): PetDraft | null {
  const draft = tabMemory.read(KEY, petDraft);
  if (draft && draft.userId !== userId) forgetPetDraft();
  return draft?.userId === userId ? draft : null;
}

/** Stores what is typed, for this tab. */
export const storePetDraft = (draft: PetDraft): void => void tabMemory.write(KEY, draft);

/** The form was sent or closed, or its user has signed out. */
export const forgetPetDraft = (): void => tabMemory.forget(KEY);
