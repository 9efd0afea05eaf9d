import { createApi } from 'shared-contracts/client';
import { AREAS } from 'shared-contracts/routes';
import type { WidgetHost } from 'shared-contracts/widgets';
import { createShop } from '../app/create-shop';
import type { ShellShop } from '../app/shop-context';
import type { AreaHost } from '../areas/area-host';
import type { Boot } from '../boot';
import { report } from './report';
import { createSession } from './session';

/** The one shop of this page. */
export function browserShop(boot: Boot, areas: AreaHost, widgets: WidgetHost): ShellShop {
  const session = createSession(() => api);
  const api = createApi({
    root: '/api',
    location: () => boot.city.locationId,
    session: session.id,
    debug: new URLSearchParams(location.search).get('debug') === '1',
  });
  return createShop({
    api,
    widgets,
    city: boot.city,
    origin: boot.origin,
    loadOwner: async (owner) => {
      if (owner !== 'shell') await areas.load(owner);
    },
    wokenBy: (event) => AREAS.filter((name) => boot.areas[name].wakesOn.includes(event)),
    report: (error, place) => report(error, { ...place, version: place.version ?? versionOf(boot, place.area) }),
  });
}

const versionOf = (boot: Boot, area: Parameters<typeof report>[1]['area']) =>
  area === 'shell' ? boot.shellVersion : boot.areas[area].version;
