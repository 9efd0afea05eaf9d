import type { ComponentType } from 'react';
import { data, type Params } from 'react-router';
import type * as z from 'zod/mini';
import type { CommandHandler } from '../events/command';
import type { AppName, AreaName, RouteDefinition } from '../routes/route-definition';
import type { WidgetDescriptor } from '../widgets/descriptor';
import type { AppContext, AreaContext } from './app-context';
import type { ProvidedWidget } from './provide-widget';

/** The arguments of a loader. The same loader runs on the server and in the browser. */
export interface LoaderArgs {
  readonly app: AppContext;
  readonly params: Params;
  readonly url: URL;
  readonly signal: AbortSignal;
  readonly route: RouteDefinition;
  /**
   * Whether a press waits for this page. Then a loader may return before its data is complete: the page is shown with what is known
   * of it, and reads the rest itself. Never on the server, after a step back, or for a prefetch.
   */
  readonly isPress?: boolean;
}

/** One page of an area: the exports of its module. */
export interface AreaPage {
  readonly Component: ComponentType;
  /** Fills the query cache with the page's data and returns small extra values; may throw `redirect(…)` or {@link notFound}. */
  readonly loader?: (args: LoaderArgs) => Promise<unknown>;
}

/** A widget of another area that a page places, so that the shell loads it in parallel with the page. */
export interface PlacedWidget {
  readonly widget: WidgetDescriptor;
  readonly props: (visit: Visit) => unknown;
}

/** The parts of the URL that a widget's props can depend on. */
type Visit = Pick<LoaderArgs, 'params' | 'url'>;

/**
 * Declares a widget on the first screens of a page.
 *
 * @param props the props of the page's `<Widget>` that depend only on the URL
 * @example uses: [placeWidget(newsTeasers, () => ({ count: 3 }))]
 */
export function placeWidget<Props extends z.ZodMiniObject>(
  widget: WidgetDescriptor<Props>,
  props: (visit: Visit) => z.input<Props>,
): PlacedWidget {
  return { widget, props };
}

/** A page of an area, with its route. */
export interface AreaRoute {
  readonly route: RouteDefinition;
  readonly lazy: () => Promise<AreaPage>;
  /** Widgets of other areas on its first screens; they are loaded in parallel with it, also on the server. */
  readonly uses?: readonly PlacedWidget[];
}

/** Everything that an area provides to the shell. */
export interface Area<Owner extends AppName = AppName> {
  readonly name: Owner;
  readonly routes: readonly AreaRoute[];
  /** Widgets that other areas can place in their pages. */
  readonly widgets: readonly ProvidedWidget[];
  /**
   * Runs once per page in the browser, never on the server. Returns the handlers of this area's commands, and listens
   * to events.
   */
  readonly start: (app: AreaContext<Owner>) => readonly CommandHandler[];
  /**
   * Loads what a first press needs, code or data, so that the press does not wait for it on a slow phone. The shell calls it when the
   * browser is idle, never for a visitor who saves data. A failure is ignored, because the press loads it again.
   */
  readonly warm?: (app: AreaContext<Owner>) => Promise<unknown>;
}

/** Describes an area; the default export of its module. */
export function defineArea<Owner extends AreaName>(area: Area<Owner>): Area<Owner> {
  return area;
}

/** Thrown by a loader if something does not exist. The page then answers 404 (ROU-104, ROU-108). */
export function notFound() {
  return data('', { status: 404 });
}
