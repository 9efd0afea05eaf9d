import type { AreaName } from '@zapovednik/platform/routes';
import type { AreaHost } from '../areas/area-host';
import { AreaUnavailable } from '../areas/area-host';
import { areasOf } from '../document/release-assets';
import type { RenderHost } from './render-request';

/** The areas of a release set on the server. If a bundle fails to run, the next request tries again. */
export function serverAreas(host: RenderHost): AreaHost {
  const version = (name: AreaName) => host.assets[name]?.version ?? '';
  return {
    names: areasOf(host.assets).map(([name]) => name),
    version,
    ready: (name) => host.loadArea(name),
    async load(name) {
      try {
        return host.loadArea(name);
      } catch (error) {
        throw new AreaUnavailable(name, version(name), { cause: error });
      }
    },
  };
}
