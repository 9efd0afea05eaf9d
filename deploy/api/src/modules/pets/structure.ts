import type { PetKindAnswer } from '@zapovednik/api/cabinet/wire/pet';
import { asc } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { petBreed, petKind } from '../../db/schema';

/** The property whose values are the kinds (PET-02). All kinds belong to this one property. */
const ANIMAL_PROPERTY = 1;

const alphabetical = new Intl.Collator('ru');

/** The kinds of animals with their breeds (API-109). Animals without a breed come first, then the others by name. */
export async function animalStructure(db: Database): Promise<PetKindAnswer[]> {
  const kinds = await db.select().from(petKind).orderBy(asc(petKind.sort), asc(petKind.id));
  const breeds = Map.groupBy(await db.select().from(petBreed), ({ kindId }) => kindId);
  return kinds.map(({ id, xmlId, value, sort, isDefault }) => ({
    def: isDefault ? 'Y' : 'N',
    id,
    property_id: ANIMAL_PROPERTY,
    sort,
    value,
    xml_id: xmlId,
    breeds: [...(breeds.get(id) ?? [])]
      .sort((one, other) => one.sort - other.sort || alphabetical.compare(one.value, other.value))
      .map((breed) => ({ ID: breed.id, VALUE: breed.value })),
  }));
}
