/** The properties in which breeds differ. */
export interface Breed {
  coat: string;
  /** Muzzle, chest and paws. */
  pale: string;
  ear: string;
  ears: 'drop' | 'prick' | 'long' | 'button' | 'fluffy';
  /** A light stripe between the eyes. */
  blaze?: true;
  /** The dark face of a pug or a shepherd. */
  mask?: string;
  /** Spots over the eyes. */
  brows?: string;
  /** A patch around one eye. */
  patch?: string;
  /** Hanging hair of a terrier. */
  beard?: true;
  short?: true;
}

const breeds: readonly [Breed, ...Breed[]] = [
  { coat: '#dba765', pale: '#f0d3a4', ear: '#c68a45', ears: 'drop' },
  { coat: '#7d858c', pale: '#f6f4f0', ear: '#6b737a', ears: 'prick', blaze: true, brows: '#f6f4f0' },
  { coat: '#b9713a', pale: '#fbf5ea', ear: '#8d4f26', ears: 'long', blaze: true },
  { coat: '#d98a45', pale: '#fdf7ee', ear: '#d0803b', ears: 'prick', blaze: true },
  { coat: '#e2c79c', pale: '#54453c', ear: '#4a3c34', ears: 'button', mask: '#54453c', short: true },
  { coat: '#f3ece0', pale: '#fffaf2', ear: '#e7dccb', ears: 'button', beard: true },
  { coat: '#3f3936', pale: '#c58a52', ear: '#332e2c', ears: 'drop', brows: '#c58a52' },
  { coat: '#f4ecde', pale: '#fffdf8', ear: '#9a5d35', ears: 'drop', patch: '#9a5d35' },
  { coat: '#c98f5c', pale: '#e3b888', ear: '#b87c49', ears: 'fluffy', beard: true },
];

export const breedOf = (seed: number): Breed => breeds[seed % breeds.length] ?? breeds[0];
