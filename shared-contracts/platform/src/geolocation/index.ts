/** The person's location, and the nearest places. Areas bundle it, always in a chunk that opens on request. */
export { formatDistance, kilometres, nearestFirst } from './nearest';
export { useOwnPlace } from './use-own-place';
