/** The part of `places` that other modules may import. */

export { Places } from './places';
export { presentCity } from './present';
