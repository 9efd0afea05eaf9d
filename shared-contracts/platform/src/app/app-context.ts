import type { QueryClient } from '@tanstack/react-query';
import type { CityState } from '@zapovednik/api/shell/models/city-state';
import { createContext, useContext } from 'react';
import type { Api } from '../client/create-api';
import type { Bus } from '../events/bus';
import type { AppName } from '../routes/route-definition';
import type { PublicSettings } from '../settings';
import type { Atoms, WriteAtom } from '../stores/create-atoms';
import type { WidgetHost } from '../widgets/host';
import type { Overlays } from './overlays';

/** The origin of an error, for the log: area, version and phase. */
export interface ErrorSource {
  readonly area: AppName;
  readonly version?: string;
  readonly phase: 'load' | 'start' | 'loader' | 'render' | 'command' | 'widget' | 'event' | 'atom';
  /** The exact name: a route id, a command, a widget, an atom. */
  readonly name?: string;
}

/**
 * The context that the shell gives to an area. It is created once per page in the browser and once per request on the
 * server, so it never contains data of two visitors. Loaders get it as an argument, components by {@link useApp}.
 */
export interface AppContext {
  readonly api: Api;
  readonly query: QueryClient;
  readonly bus: Bus;
  /** The storefront's city, with the case forms of its name (CIT-05). Each city has its own storefront. */
  readonly city: CityState;
  /** Atoms of other apps, read-only; in a component use `useAtom`. */
  readonly atom: Atoms['atom'];
  readonly widgets: WidgetHost;
  /** Dialogs over the page. */
  readonly overlays: Overlays;
  /** The origin of this city's storefront, e.g. `https://perm.app.example`; for canonical and shared links. */
  readonly origin: string;
  /** The third-party services that are configured for browsers. */
  readonly settings: PublicSettings;
  readonly report: (error: unknown, source: ErrorSource) => void;
}

/** The AppContext of one area at its start. It can write the area's own atoms. */
export interface AreaContext<Owner extends AppName> extends AppContext {
  readonly write: WriteAtom<Owner>;
}

/** The shell provides it around all components. */
export const AppContextProvider = createContext<AppContext | null>(null);

/** The AppContext, in any component of any area. */
export function useApp(): AppContext {
  const app = useContext(AppContextProvider);
  if (!app) throw new Error('useApp needs the shell around it');
  return app;
}
