import { createApi } from 'shared-contracts/client';
import { AREAS } from 'shared-contracts/routes';
import type { WidgetHost } from 'shared-contracts/widgets';
import { createShop } from '../app/create-shop';
import type { ShellShop } from '../app/shop-context';
import type { AreaHost } from '../areas/area-host';
import type { Boot } from '../boot';
import { readBasket } from './read-visitor';
import { createRecovery } from './recovery';
import { report } from './report';
import { createSession, type Session } from './session';
import { sessionState } from './session-state';

/** Below this width a browser counts as a phone (LIM-10). */
const phone = '(max-width: 1023.98px)';

interface BrowserParts {
  readonly boot: Boot;
  readonly areas: AreaHost;
  readonly widgets: WidgetHost;
  /** Goes to a page of the shop. */
  readonly go: (path: string) => void;
}

interface BrowserShop {
  readonly shop: ShellShop;
  readonly session: Session;
  /** Brings the basket again: by its owner where that is here already, since it knows what is still on its way. */
  readonly reloadBasket: () => Promise<void>;
}

/** The one shop of this page. */
export function browserShop({ boot, areas, widgets, go }: BrowserParts): BrowserShop {
  const session = createSession(() => api);
  const reloadBasket = async () => {
    if (areas.ready('mf-checkout')) await shop.bus.run('basket:reload', {});
    else await readBasket(shop);
  };
  const { recover, unauthorized } = createRecovery({ shop: () => shop, session, reloadBasket, go });
  const api = createApi({
    root: '/api',
    location: () => boot.city.locationId,
    session: session.id,
    sessionRenewed: session.renew,
    personal: () => shop.stores.delivery.get().fastPickup,
    recover,
    unauthorized,
    debug: new URLSearchParams(location.search).get('debug') === '1',
  });
  const shop = createShop({
    api,
    widgets,
    city: boot.city,
    origin: boot.origin,
    override: boot.override,
    settings: boot.settings,
    person: () => session.current().then(sessionState, () => shop.stores.session.get()),
    device: () => (window.matchMedia(phone).matches ? 'phone' : 'desktop'),
    loadOwner: async (owner) => {
      if (owner !== 'shell') await areas.load(owner);
    },
    wokenBy: (event) => AREAS.filter((name) => boot.areas[name].wakesOn.includes(event)),
    report: (error, place) => report(error, { ...place, version: place.version ?? versionOf(boot, place.area) }),
  });
  return { shop, session, reloadBasket };
}

const versionOf = (boot: Boot, area: Parameters<typeof report>[1]['area']) =>
  area === 'shell' ? boot.shellVersion : boot.areas[area].version;
