/** What other modules may use of `places`: they import nothing else of it. */

export { Places } from './places';
export { presentCity } from './present';
