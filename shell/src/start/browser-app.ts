import { deliveryAtom } from '@zapovednik/areas/checkout/atoms';
import * as checkout from '@zapovednik/areas/checkout/commands';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { WidgetHost } from '@zapovednik/areas/widgets';
import { createApi, type Trace } from '@zapovednik/platform/client';
import { createOutbox } from '@zapovednik/platform/events';
import { type AppName, deviceOf } from '@zapovednik/platform/routes';
import { afterPaint } from '@zapovednik/platform/timing';
import { createAppContext } from '../app/create-app-context';
import type { AreaHost } from '../areas/area-host';
import { sessionState } from '../context/session-state';
import type { ShellContext } from '../context/shell-context';
import { isDebugMode } from '../debug/is-debug-mode';
import type { Boot } from '../document/boot';
import type { Navigation } from './navigation/navigation';
import { pressTrace } from './press-trace';
import { report } from './report';
import { type CrossTab, createCrossTab } from './session/cross-tab';
import { lazyRecovery } from './session/lazy-recovery';
import { rereadBasket } from './session/read-visitor';
import { createSession } from './session/session';
import { createVisitor, type Visitor } from './session/visitor';

interface BrowserOptions {
  readonly boot: Boot;
  readonly areas: AreaHost;
  readonly widgets: WidgetHost;
  readonly navigation: Navigation;
}

interface BrowserApp {
  readonly app: ShellContext;
  readonly visitor: Visitor;
  readonly crossTab: CrossTab;
}

/** The AppContext of this page. */
export function browserApp({ boot, areas, widgets, navigation }: BrowserOptions): BrowserApp {
  const session = createSession(() => api);
  const versionOf = (area: AppName) => (area === 'shell' ? boot.shellVersion : areas.version(area));
  // If mf-checkout is loaded, it reloads the basket itself, because it has the pending writes.
  const reloadBasket = async () => {
    if (areas.ready('mf-checkout')) await app.bus.run(checkout.reloadBasket, {});
    else await rereadBasket(app);
  };
  const api = createApi({
    root: '/api',
    location: () => boot.city.locationId,
    session: session.id,
    sessionRenewed(answer) {
      crossTab.broadcast(session.renew(answer));
    },
    renewing: session.renewing,
    headers: pressTrace,
    personal: () => app.atom(deliveryAtom).get().fastPickup,
    ...lazyRecovery({ app: () => app, session, visitor: () => visitor, navigation }),
    ...(isDebugMode(location) && { debug: true, trace: writeCalls }),
  });
  const app = createAppContext({
    api,
    widgets,
    city: boot.city,
    origin: boot.origin,
    override: boot.override,
    settings: boot.settings,
    person: () => session.current().then(sessionState, () => app.atom(sessionAtom).get()),
    outbox: createOutbox(),
    // A browser with client hints also has the platform of a tablet in its user agent.
    device: () => deviceOf(navigator),
    loadOwner: async (owner) => {
      if (owner === 'shell') return;
      // The press is shown first: the owner's work is not needed for that.
      await afterPaint();
      if (!areas.ready(owner)) await areas.load(owner);
    },
    wokenBy: (event) => areas.names.filter((name) => boot.areas[name]?.wakesOn.includes(event)),
    report: (error, navigation) =>
      report(error, { ...navigation, version: navigation.version ?? versionOf(navigation.area) }, boot),
  });
  // The first render must match the server's.
  app.write(sessionAtom, boot.person);
  const visitor = createVisitor({ app, session, navigation, reloadBasket });
  const crossTab = createCrossTab({ app, session, visitor });
  return { app, visitor, crossTab };
}

const writeCalls: Trace = async (...readSession) => {
  const { logCall } = await import(/* webpackChunkName: "lazy-debug" */ '../debug/log-call');
  logCall(...readSession);
};
