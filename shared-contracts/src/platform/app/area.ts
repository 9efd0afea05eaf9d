import type { ComponentType } from 'react';
import { data, type Params } from 'react-router';
import type * as z from 'zod/mini';
import type { CommandHandler } from '../events/command';
import type { AppName, AreaName, RouteDefinition } from '../routes/route-definition';
import type { WidgetDescriptor } from '../widgets/descriptor';
import type { ProvidedWidget } from '../widgets/provide-widget';
import type { AppContext, AreaContext } from './app-context';

/** What a loader gets. The same loader runs on the server and in the browser. */
export interface LoaderArgs {
  readonly app: AppContext;
  readonly params: Params;
  readonly url: URL;
  readonly signal: AbortSignal;
  readonly route: RouteDefinition;
}

/** One page of an area: what its module exports. */
export interface AreaPage {
  readonly Component: ComponentType;
  /** Fills the query cache with what the page needs, answers small extras; may throw `redirect(…)` or {@link notFound}. */
  readonly loader?: (args: LoaderArgs) => Promise<unknown>;
}

/** A widget of another area as a page places it, so that the shell loads it beside the page. */
export interface PlacedWidget {
  readonly widget: WidgetDescriptor;
  readonly props: (visit: Visit) => unknown;
}

/** What of the address the props of a widget may follow from. */
type Visit = Pick<LoaderArgs, 'params' | 'url'>;

/**
 * Names a widget that a page has on its first screens.
 *
 * @param props those that the page gives to its `<Widget>`, as far as they follow from the address
 * @example uses: [placeWidget(newsTeasers, () => ({ count: 3 }))]
 */
export function placeWidget<Props extends z.ZodMiniObject>(
  widget: WidgetDescriptor<Props>,
  props: (visit: Visit) => z.input<Props>,
): PlacedWidget {
  return { widget, props };
}

/** Where a page of an area stands. */
export interface AreaRoute {
  readonly route: RouteDefinition;
  readonly lazy: () => Promise<AreaPage>;
  /** Widgets of other areas on its first screens; they are loaded beside it, on the server too. */
  readonly uses?: readonly PlacedWidget[];
}

/** Everything an area gives to the shell. */
export interface Area<Owner extends AppName = AppName> {
  readonly name: Owner;
  readonly routes: readonly AreaRoute[];
  /** What other areas may place in their pages. */
  readonly widgets: readonly ProvidedWidget[];
  /** Runs once per page in the browser, never on the server: answers this area's commands, listens to events. */
  readonly start: (app: AreaContext<Owner>) => readonly CommandHandler[];
}

/** Describes an area; its module's default export. */
export function defineArea<Owner extends AreaName>(area: Area<Owner>): Area<Owner> {
  return area;
}

/** Thrown by a loader for something that does not exist: the page answers 404 (ROU-104, ROU-108). */
export function notFound() {
  return data('', { status: 404 });
}
