import type { PetKind } from '@zapovednik/api/cabinet/models/pet';

/** Most suggestions at once: the list scrolls. */
const MOST_SHOWN = 30;

const plain = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е');

/** The breed of the list that was typed, in its own spelling; undefined if the kind has none of that name. */
export const listedBreed = (kind: PetKind | undefined, typed: string): string | undefined =>
  kind?.breeds.find((breed) => plain(breed) === plain(typed));

/** The breeds that contain the text: first those that begin with it, then those with a word that does. */
export function matchingBreeds(kind: PetKind | undefined, typed: string): readonly string[] {
  const text = plain(typed);
  const found = kind?.breeds.filter((breed) => plain(breed).includes(text)) ?? [];
  const rank = (breed: string) => {
    if (plain(breed).startsWith(text)) return 0;
    return plain(breed)
      .split(/[\s(-]/)
      .some((word) => word.startsWith(text))
      ? 1
      : 2;
  };
  return [...found].sort((one, other) => rank(one) - rank(other)).slice(0, MOST_SHOWN);
}
