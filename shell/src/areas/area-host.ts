import type { Area, AreaRoute } from '@zapovednik/platform/app';
import type { AreaName } from '@zapovednik/platform/routes';

/** Loads the areas of one release set: in the browser over federation, on the server from the server bundles. */
export interface AreaHost {
  /** The areas of the release set. */
  readonly names: readonly AreaName[];
  /** Loads an area once. Rejects with {@link AreaUnavailable}; a later call tries again. */
  readonly load: (name: AreaName) => Promise<Area>;
  /** The area, if it is already loaded. */
  readonly ready: (name: AreaName) => Area | undefined;
  /** Empty if the set does not have the area. */
  readonly version: (name: AreaName) => string;
}

/** An area could not be loaded: its files are missing, broken or late, or it threw at its start. */
export class AreaUnavailable extends Error {
  override name = 'AreaUnavailable';
  constructor(
    readonly area: AreaName,
    readonly version: string,
    options?: ErrorOptions,
  ) {
    super(`${area} ${version} could not be loaded`, options);
  }
}

/** The area's page for a route. Throws if this release of the area does not have it. */
export async function pageOf(host: AreaHost, name: AreaName, id: string): Promise<AreaRoute> {
  const area = await host.load(name);
  const page = area.routes.find(({ route }) => route.id === id);
  if (!page) throw new AreaUnavailable(name, host.version(name), { cause: new Error(`it has no page ${id}`) });
  return page;
}
