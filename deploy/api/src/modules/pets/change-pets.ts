import type { petForm } from '@zapovednik/api/cabinet/calls/pet-form';
import type { PetAnswer } from '@zapovednik/api/cabinet/wire/pet';
import { isoDate } from '@zapovednik/rules/dates';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { lockCustomer } from '../../db/lock-customer';
import { pet, petBreed, petKind } from '../../db/schema';
import type { CustomerContext } from '../../http/context';
import { ShopError } from '../../http/shop-error';
import { isOwn, ownPet, petNotFound } from './pets';
import { choosePicture } from './pictures';

/** Maximum number of a customer's pets. */
export const MOST_PETS = 20;

type Given = z.output<typeof petForm>;

/** Adds a pet (API-106). The customer is locked, so that concurrent calls do not exceed the limit. */
export async function addPet(given: Given, context: CustomerContext): Promise<PetAnswer> {
  const { db, customerId } = context;
  await lockCustomer(db, customerId);
  if ((await db.$count(pet, eq(pet.customerId, customerId))) >= MOST_PETS) {
    throw new ShopError(409, 'limit', `Можно добавить не больше ${MOST_PETS} питомцев`);
  }
  const [added] = await db
    .insert(pet)
    .values({ customerId, ...(await columnsOf(given, context)), createdAt: context.now() })
    .returning({ id: pet.id });
  if (!added) throw new Error('The pet was not stored');
  await choosePicture(given.picture, added.id, context);
  return ownPet(added.id, context);
}

/** Replaces all data of a pet (API-108). */
export async function updatePet(id: number, given: Given, context: CustomerContext): Promise<PetAnswer> {
  const columns = await columnsOf(given, context);
  const changed = await context.db.update(pet).set(columns).where(isOwn(id, context)).returning({ id: pet.id });
  if (changed.length === 0) throw petNotFound();
  await choosePicture(given.picture, id, context);
  return ownPet(id, context);
}

/** Deletes a pet with its photo (API-107). */
export async function deletePet(id: number, context: CustomerContext): Promise<void> {
  const deleted = await context.db.delete(pet).where(isOwn(id, context)).returning({ id: pet.id });
  if (deleted.length === 0) throw petNotFound();
}

/** @throws ShopError 400 for a breed that is not in the list of its kind */
async function columnsOf({ animal, breed, name, birthday, weight }: Given, { db }: CustomerContext) {
  const [kind] = await db.select({ id: petKind.id }).from(petKind).where(eq(petKind.xmlId, animal));
  if (!kind) throw wrong('animal', 'Выберите, кто у вас живёт');
  const [known] = await db
    .select({ id: petBreed.id })
    .from(petBreed)
    .where(and(eq(petBreed.kindId, kind.id), eq(petBreed.value, breed)));
  if (breed !== '' && !known) throw wrong('breed', 'Выберите из списка или оставьте пустым');
  return {
    kindId: kind.id,
    breedId: known?.id ?? null,
    name,
    birthday: birthday === '' ? null : isoDate(birthday),
    weight: weight === 0 ? null : Math.max(1, Math.round(weight * 1000)),
  };
}

const wrong = (field: string, message: string) => new ShopError(400, 'validation', message, { [field]: message });
