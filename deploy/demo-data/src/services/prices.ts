import type { servicePrice } from 'deploy-api/db/schema/index';
import type { Prices } from './service-facts';

type Price = Pick<typeof servicePrice.$inferInsert, 'animal' | 'breed' | 'size' | 'price'>;

const sizes = ['small', 'medium', 'large'] as const;

/** The rows of a service's prices, in kopecks. */
export function pricesOf({ dogBySize, dogByBreed = {}, ...byAnimal }: Prices): Price[] {
  const bySize = dogBySize ? sizes.map((size) => priceOf('dog', dogBySize[size], { size })) : [];
  const byBreed = Object.entries(dogByBreed).map(([breed, roubles]) => priceOf('dog', roubles, { breed }));
  const plain = (['dog', 'cat', 'other'] as const).flatMap((animal) => {
    const roubles = byAnimal[animal];
    return roubles === undefined ? [] : priceOf(animal, roubles);
  });
  return [...bySize, ...byBreed, ...plain];
}

const priceOf = (animal: Price['animal'], roubles: number, of: Partial<Pick<Price, 'breed' | 'size'>> = {}): Price => ({
  animal,
  breed: '',
  size: '',
  ...of,
  price: roubles * 100,
});
