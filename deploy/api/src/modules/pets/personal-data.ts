import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pet, petBreed, petKind, petPicture } from '../../db/schema';
import { type PersonalData, withoutKeys } from '../../http/personal-data';
import type { Customer } from '../../http/session';

/** Kind and breed as text; a photo by its address. */
async function petsOf(db: Database, { id }: Customer) {
  const rows = await db
    .select({ pet, kind: petKind.value, breed: petBreed.value, photo: petPicture.id })
    .from(pet)
    .innerJoin(petKind, eq(petKind.id, pet.kindId))
    .leftJoin(petBreed, eq(petBreed.id, pet.breedId))
    .leftJoin(petPicture, eq(petPicture.petId, pet.id))
    .where(eq(pet.customerId, id));
  return rows.map(({ pet: own, ...words }) => ({ ...withoutKeys(own), ...words }));
}

export const petData: PersonalData = {
  holds: 'The pets of a customer with their photos, as long as the account',
  export: async (db, owner) => ({ pets: await petsOf(db, owner) }),
};
