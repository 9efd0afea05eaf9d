/** Where the person is, and what is near. Bundled by the areas that use it, always in a chunk that opens on request. */
export { formatDistance, kilometres, nearestFirst } from './nearest';
export { useOwnPlace } from './use-own-place';
