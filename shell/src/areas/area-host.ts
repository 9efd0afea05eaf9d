import type { Area, AreaRoute } from 'shared-contracts/app';
import type { AreaName } from 'shared-contracts/routes';

/** Gives the shell the areas of one release set: the browser's over federation, the server's from its bundles. */
export interface AreaHost {
  /** The areas of the release set. */
  readonly names: readonly AreaName[];
  /** Loads an area, once; rejects with {@link AreaUnavailable}, and a later call tries again. */
  readonly load: (name: AreaName) => Promise<Area>;
  /** The area when it is loaded already. */
  readonly ready: (name: AreaName) => Area | undefined;
  /** Empty for an area that the set does not have. */
  readonly version: (name: AreaName) => string;
}

/** An area that could not be brought in: its files are missing, broken or late, or it threw at its start. */
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

/** The area's page for a route; throws when this release of the area does not know it. */
export async function pageOf(host: AreaHost, name: AreaName, id: string): Promise<AreaRoute> {
  const area = await host.load(name);
  const page = area.routes.find(({ route }) => route.id === id);
  if (!page) throw new AreaUnavailable(name, host.version(name), { cause: new Error(`it has no page ${id}`) });
  return page;
}
