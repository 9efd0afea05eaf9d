/** What in a style sheet belongs to the area that brings it, by names. */
export interface Ownership {
  readonly ownsClass: (name: string) => boolean;
  readonly ownsAnimation: (name: string) => boolean;
}

const startsWithOne = (prefixes: readonly string[]) => (name: string) =>
  prefixes.some((prefix) => name.startsWith(prefix));

/** Classes of libraries that an area bundles: both map engines and the large gallery. Only the library renders what is inside of them. */
export const isOfLibrary = startsWithOne(['maplibregl-', 'mapboxgl-', 'mapbox-', 'yarl__']);

/** In built styles: names start with the area's, as the build writes them. */
export function ownershipOf(app: string): Ownership {
  const owns = (name: string) => name.startsWith(`${app}-`) || isOfLibrary(name);
  return { ownsClass: owns, ownsAnimation: owns };
}

/** In a `.module.css` of the sources: the build prefixes every name that is not in `:global()`. */
export const moduleOwnership: Ownership = { ownsClass: () => true, ownsAnimation: () => true };

/** In another file of styles, whose names the build leaves as they are. */
export const plainOwnership: Ownership = { ownsClass: isOfLibrary, ownsAnimation: isOfLibrary };
