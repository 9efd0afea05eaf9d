import * as z from 'zod/mini';

/** The kinds of pets, by `xml_id` (PET-03). */
export const petKindCode = z.enum(['dog', 'cat', 'bird', 'fish', 'rodent', 'turtle', 'ferret', 'other']);
export type PetKindCode = z.infer<typeof petKindCode>;
