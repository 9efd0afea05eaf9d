import type { Animal, PetSize, SalonService } from './salon';

/** The data that the price of a service depends on. */
export interface PricedPet {
  readonly animal: Animal;
  readonly breed: string;
  readonly size: PetSize;
}

/**
 * The price of a service for a pet, in roubles: by breed if the list has it, else by size, else by animal. Null: the
 * service is not for this animal, or the size is needed first.
 */
export function priceFor({ prices }: Pick<SalonService, 'prices'>, pet: PricedPet): number | null {
  const breed = pet.breed.trim().toLowerCase();
  const rows = prices.filter(({ animal }) => animal === pet.animal);
  const found =
    rows.find((row) => row.breed !== '' && row.breed.toLowerCase() === breed) ??
    rows.find((row) => row.breed === '' && row.size !== '' && row.size === pet.size) ??
    rows.find((row) => row.breed === '' && row.size === '');
  return found?.price ?? null;
}

/** The lowest price of a service for an animal: «от 900 ₽». Null: the service is not for this animal. */
export function lowestPrice({ prices }: Pick<SalonService, 'prices'>, animal: Animal): number | null {
  const own = prices.filter((row) => row.animal === animal).map(({ price }) => price);
  return own.length > 0 ? Math.min(...own) : null;
}
