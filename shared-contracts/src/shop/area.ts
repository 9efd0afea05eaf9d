import type { ComponentType } from 'react';
import { data, type Params } from 'react-router';
import type { CommandsOf } from '../events/command-schemas';
import type { AreaName, OwnerName, RouteRow } from '../routes/row';
import type { WidgetDefinitions, WidgetName, WidgetProps } from '../widgets/registry';
import type { AreaShop, Shop } from './shop';

/** What a loader gets. The same loader runs on the server and in the browser. */
export interface LoaderArgs {
  readonly shop: Shop;
  readonly params: Params;
  readonly url: URL;
  readonly signal: AbortSignal;
}

/** One page of an area: what its module exports. */
export interface AreaPage {
  readonly Component: ComponentType;
  /** Fills the query cache with what the page needs, answers small extras; may throw `redirect(…)` or {@link notFound}. */
  readonly loader?: (args: LoaderArgs) => Promise<unknown>;
}

/** A widget of another area as a page places it, so that its loader knows what for: `{ name: 'news-teasers', props: () => ({ count: 3 }) }`. */
export type PlacedWidget<W extends WidgetName = WidgetName> = {
  [Name in W]: {
    readonly name: Name;
    /** The props that the page gives to its `<Widget>`, as far as they follow from the address. */
    readonly props: (visit: Pick<LoaderArgs, 'params' | 'url'>) => WidgetProps[Name];
  };
}[W];

/** Where a page of an area stands. */
export interface AreaRoute {
  /** From the table: `routeRow('product')`; a path that no table knows yet brings a row of its own. */
  readonly row: RouteRow;
  readonly lazy: () => Promise<AreaPage>;
  /** Widgets of other areas on its first screens; they are loaded beside it, on the server too. */
  readonly uses?: readonly PlacedWidget[];
}

/** Everything an area gives to the shell. */
export interface Area<Owner extends OwnerName = OwnerName> {
  readonly name: Owner;
  readonly routes: readonly AreaRoute[];
  readonly widgets: Partial<WidgetDefinitions>;
  /** Runs once per page in the browser, never on the server: answers this area's commands, listens to events. */
  readonly start: (shop: AreaShop<Owner>) => CommandsOf<Owner>;
}

/** Describes an area; its module's default export. */
export function defineArea<Owner extends AreaName>(area: Area<Owner>): Area<Owner> {
  return area;
}

/** Thrown by a loader for something that does not exist: the page answers 404 (ROU-104, ROU-108). */
export function notFound() {
  return data('', { status: 404 });
}
