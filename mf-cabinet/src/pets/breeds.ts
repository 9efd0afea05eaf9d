import type { PetKind } from '@zapovednik/api/cabinet/models/pet';

/** The maximum number of suggestions: the list scrolls. */
const MOST_SHOWN = 30;

const plain = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е');

/** The typed breed in the spelling of the list; undefined if the kind has no such breed. */
export const listedBreed = (kind: PetKind | undefined, typed: string): string | undefined =>
  kind?.breeds.find((breed) => plain(breed) === plain(typed));

/** The breeds that contain the text: first those that begin with it, then those with a word that begins with it. */
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
