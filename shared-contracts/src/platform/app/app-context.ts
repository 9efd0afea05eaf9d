import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { CityState } from '../../shell/models/city';
import type { Api } from '../client/create-api';
import type { Bus } from '../events/bus';
import type { AppName } from '../routes/route-definition';
import type { PublicSettings } from '../settings';
import type { Atoms, WriteAtom } from '../stores/create-atoms';
import type { WidgetHost } from '../widgets/host';
import type { Overlays } from './overlays';

/** Where an error happened, for the log: the area, and what it was doing. */
export interface ErrorSource {
  readonly area: AppName;
  readonly version?: string;
  readonly phase: 'load' | 'start' | 'loader' | 'render' | 'command' | 'widget' | 'event' | 'atom';
  /** What exactly: a route id, a command, a widget, an atom. */
  readonly name?: string;
}

/**
 * What an area may use of the shop. Made once per page in the browser and once per request on the server, so nothing in
 * it outlives or crosses a visitor; loaders get it as an argument, components by {@link useApp}.
 */
export interface AppContext {
  readonly api: Api;
  readonly query: QueryClient;
  readonly bus: Bus;
  /** The storefront's city, with its name's case forms (CIT-05). Another city has another storefront. */
  readonly city: CityState;
  /** State of other apps, to read; in a component `useAtom`. */
  readonly atom: Atoms['atom'];
  readonly widgets: WidgetHost;
  /** Dialogs over every page. */
  readonly overlays: Overlays;
  /** The address of this city's storefront, e.g. `https://perm.app.example`; for canonical links and shared ones. */
  readonly origin: string;
  /** The outside services that are set up for browsers. */
  readonly settings: PublicSettings;
  readonly report: (error: unknown, source: ErrorSource) => void;
}

/** The shop as one area gets it at its start: with the atoms that this area writes. */
export interface AreaContext<Owner extends AppName> extends AppContext {
  readonly write: WriteAtom<Owner>;
}

/** Provided by the shell around everything. */
export const AppContextProvider = createContext<AppContext | null>(null);

/** The shop, in any component of any area. */
export function useApp(): AppContext {
  const app = useContext(AppContextProvider);
  if (!app) throw new Error('useApp needs the shell around it');
  return app;
}
