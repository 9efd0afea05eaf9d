/** Decides by name which parts of a style sheet belong to its area. */
export interface Ownership {
  readonly ownsClass: (name: string) => boolean;
  readonly ownsAnimation: (name: string) => boolean;
}

const startsWithOne = (prefixes: readonly string[]) => (name: string) =>
  prefixes.some((prefix) => name.startsWith(prefix));

/**
 * Classes of libraries that an area bundles: both map engines and the large gallery. Only the library renders elements
 * inside of them.
 */
export const isOfLibrary = startsWithOne(['maplibregl-', 'mapboxgl-', 'mapbox-', 'yarl__']);

/** For built styles: the build starts each name with the area's name. */
export function ownershipOf(app: string): Ownership {
  const owns = (name: string) => name.startsWith(`${app}-`) || isOfLibrary(name);
  return { ownsClass: owns, ownsAnimation: owns };
}

/** In a `.module.css` of the sources: the build prefixes every name that is not in `:global()`. */
export const moduleOwnership: Ownership = { ownsClass: () => true, ownsAnimation: () => true };

/** For other style files, whose names the build does not change. */
export const plainOwnership: Ownership = { ownsClass: isOfLibrary, ownsAnimation: isOfLibrary };
