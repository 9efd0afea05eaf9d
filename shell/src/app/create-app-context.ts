import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { WidgetHost } from '@zapovednik/areas/widgets';
import { type CityState, createOverlays, type ErrorSource } from '@zapovednik/platform/app';
import type { Api } from '@zapovednik/platform/client';
import { createBus, type Outbox } from '@zapovednik/platform/events';
import { QueryClient } from '@zapovednik/platform/query';
import type { AppName, AreaName } from '@zapovednik/platform/routes';
import { createAtoms } from '@zapovednik/platform/stores';
import type { ShellContext } from '../context/shell-context';
import { createShellState } from '../context/shell-state';

interface AppContextOptions extends Pick<ShellContext, 'device' | 'override' | 'settings'> {
  api: Api;
  city: CityState;
  origin: string;
  widgets: WidgetHost;
  /** Reads the session's user. Without it the session atom is used. */
  person?: ShellContext['person'];
  loadOwner: (owner: AppName) => Promise<void>;
  wokenBy: (event: string) => readonly AreaName[];
  report: (error: unknown, source: ErrorSource) => void;
  /** In the browser only: the durable commands of the tab that are not settled yet. */
  outbox?: Outbox;
}

/**
 * How long an answer counts as fresh, in milliseconds. Data that the server has read is not read again during
 * hydration.
 */
const FRESH = 60_000;

/** Creates an AppContext: once per page in the browser, once per request on the server. */
export function createAppContext({ loadOwner, wokenBy, outbox, ...parts }: AppContextOptions): ShellContext {
  const { report } = parts;
  const atoms = createAtoms((error, { owner, name }) => report(error, { area: owner, phase: 'atom', name }));
  return {
    person: async () => atoms.atom(sessionAtom).get(),
    ...parts,
    ...atoms,
    ...createShellState(),
    overlays: createOverlays(),
    query: new QueryClient({
      defaultOptions: { queries: { staleTime: FRESH, retry: false, refetchOnWindowFocus: false } },
    }),
    bus: createBus({
      load: loadOwner,
      wokenBy,
      report: (error) => report(error, { area: 'shell', phase: 'event' }),
      ...(outbox && { outbox }),
    }),
  };
}
