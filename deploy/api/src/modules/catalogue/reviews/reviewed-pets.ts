import { type AverageScore, type PetAge, petAges } from '@zapovednik/api/catalog/calls/review';
import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { shopDay } from '../../../base/time/days';
import { pet, petBreed, petKind, review } from '../../../db/schema';
import type { Context, CustomerContext } from '../../../http/context';
import { notFound } from '../../../http/shop-error';

/** The first month of each age, and the first month after it. */
const months: Record<PetAge, readonly [from: number, until: number]> = {
  young: [0, 12],
  grown: [12, 84],
  old: [84, 12_000],
};

/** Reviews about pets of an age. */
export const ofAge = (age: PetAge): SQL | undefined => {
  const [from, until] = months[age];
  return and(gte(review.petAgeMonths, from), lt(review.petAgeMonths, until));
};

type FilterPets = AverageScore['pets'];

/** Kinds, breeds and ages of the pets that the visible reviews are about. */
export async function reviewedPets(visible: SQL | undefined, { db }: Context): Promise<FilterPets> {
  const rows = await db
    .selectDistinct({
      kind: petKind.xmlId,
      name: petKind.value,
      sort: petKind.sort,
      breed: review.petBreed,
      age: sql<PetAge | null>`case when ${review.petAgeMonths} < ${months.young[1]} then 'young' when ${review.petAgeMonths} < ${months.grown[1]} then 'grown' when ${review.petAgeMonths} is not null then 'old' end`,
    })
    .from(review)
    .innerJoin(petKind, eq(petKind.xmlId, sql`${review.petKind}`))
    .where(visible)
    .orderBy(asc(petKind.sort), asc(review.petBreed));
  const kinds = new Map(rows.map(({ kind, name }) => [kind, name]));
  return [...kinds].map(([kind, name]) => {
    const own = rows.filter((row) => row.kind === kind);
    return {
      kind,
      name,
      breeds: [...new Set(own.map(({ breed }) => breed))].filter(Boolean),
      ages: petAges.filter((age) => own.some((row) => row.age === age)),
    };
  });
}

/** Names of the kinds, as they are shown. */
export async function kindNames({ db }: Pick<Context, 'db'>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ kind: petKind.xmlId, name: petKind.value }).from(petKind);
  return new Map(rows.map(({ kind, name }) => [kind, name]));
}

/**
 * Kind, breed and age of the customer's own pet, to be stored with a review.
 *
 * @throws ShopError 404 for the pet of another customer
 */
export async function petOfReview(petId: number | undefined, { db, customerId, now }: CustomerContext) {
  if (petId === undefined) return {};
  const today = shopDay(now());
  const [row] = await db
    .select({
      petKind: petKind.xmlId,
      petBreed: sql<string>`coalesce(${petBreed.value}, '')`,
      petAgeMonths: sql<
        number | null
      >`(extract(year from age(${today}::date, ${pet.birthday})) * 12 + extract(month from age(${today}::date, ${pet.birthday})))::int`,
    })
    .from(pet)
    .innerJoin(petKind, eq(petKind.id, pet.kindId))
    .leftJoin(petBreed, eq(petBreed.id, pet.breedId))
    .where(and(eq(pet.id, petId), eq(pet.customerId, customerId)));
  if (!row) throw notFound('Питомец не найден');
  return row;
}
