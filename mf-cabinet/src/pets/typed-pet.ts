import { petKindCode } from '@zapovednik/api/pet-kind';
import * as z from 'zod/mini';

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

/** The values of the form, stored until it is sent or closed. */
export const petDraft = z.object({
  /** The pet that is changed; null: a new one. */
  petId: z.nullable(z.int()),
  values: typedPet,
});
