export interface Breed {
  coat: string;
  /** Muzzle, chest and paws. */
  pale: string;
  iris: string;
  /** Colour of tabby stripes. */
  stripes?: string;
  /** The dark face and paws of a Siamese. */
  points?: string;
  /** Long cheek hair and ear tufts. */
  long?: true;
  /** The white blaze of a two-coloured cat. */
  blaze?: true;
}

const breeds: readonly [Breed, ...Breed[]] = [
  { coat: '#e39a4f', pale: '#fbe6c8', iris: '#8fae45', stripes: '#c06f2a' },
  { coat: '#8b98a5', pale: '#a3afba', iris: '#e0a02f' },
  { coat: '#efe1cc', pale: '#f8eee0', iris: '#5da3d8', points: '#5b4538' },
  { coat: '#36322f', pale: '#fbf8f3', iris: '#a9bd4a', blaze: true },
  { coat: '#9c7a55', pale: '#e6d3b5', iris: '#c7a83c', stripes: '#5f4529', long: true },
  { coat: '#f7f2ea', pale: '#ffffff', iris: '#6fb0c9', long: true },
  { coat: '#a9a59e', pale: '#efece6', iris: '#9bb75a', stripes: '#6c6863', blaze: true },
];

export const breedOf = (seed: number): Breed => breeds[seed % breeds.length] ?? breeds[0];
