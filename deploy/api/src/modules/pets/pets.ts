import type { PetAnswer } from '@zapovednik/api/cabinet/wire/pet';
import { cityTime, formatDate } from '@zapovednik/rules/dates';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pet, petBreed, petKind, petPicture } from '../../db/schema';
import type { CustomerContext } from '../../http/context';
import { notFound } from '../../http/shop-error';
import { catalogueOf, fittingSections } from '../catalogue/api';

import { ageInMonths, daysToBirthday } from './age';
import { petPictureAddress } from './pictures';

const rowsOf = (db: Database) =>
  db
    .select({ pet, kind: petKind, breed: petBreed, pictureId: petPicture.id })
    .from(pet)
    .innerJoin(petKind, eq(petKind.id, pet.kindId))
    .leftJoin(petBreed, eq(petBreed.id, pet.breedId))
    .leftJoin(petPicture, eq(petPicture.petId, pet.id))
    .$dynamic();

type PetRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** The customer's pets (API-105), in the order in which they were added. */
export async function petsOf(context: CustomerContext): Promise<PetAnswer[]> {
  const rows = await rowsOf(context.db).where(eq(pet.customerId, context.customerId)).orderBy(asc(pet.id));
  return rows.map((row) => present(row, context));
}

/** One pet of the customer. Another customer's gives the same error as an unknown one. */
export async function ownPet(id: number, context: CustomerContext): Promise<PetAnswer> {
  const [row] = await rowsOf(context.db).where(isOwn(id, context));
  if (!row) throw petNotFound();
  return present(row, context);
}

export const petNotFound = () => notFound('Питомец не найден');

export const isOwn = (id: number, { customerId }: CustomerContext) =>
  and(eq(pet.id, id), eq(pet.customerId, customerId));

function present(row: PetRow, context: CustomerContext): PetAnswer {
  const { id, customerId, name, birthday, weight } = row.pet;
  const { day: today } = cityTime(context.now(), context.city.timeZone);
  const age = birthday === null ? null : ageInMonths(birthday, today);
  return {
    id,
    owner: customerId,
    animal: row.kind.xmlId,
    animal_name: row.kind.value,
    animal_icon: row.kind.picture,
    name,
    birthday: birthday === null ? '' : formatDate(birthday),
    age,
    birthday_in: birthday === null ? null : daysToBirthday(birthday, today),
    breed: row.breed && { ID: row.breed.id, VALUE: row.breed.value },
    weight: weight === null ? null : weight / 1000,
    picture: row.pictureId === null ? '' : petPictureAddress(row.pictureId),
    picture_id: row.pictureId ?? '',
    sections: fittingSections({ kind: row.kind, breed: row.breed, age, weight }, catalogueOf(context)),
  };
}
