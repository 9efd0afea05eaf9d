import type { ComponentType, FunctionComponent } from 'react';
import type * as z from 'zod/mini';
import type { WidgetDescriptor } from '../widgets/descriptor';
import type { AppContext } from './app-context';
/** A widget as its owner passes it to the shell: component and loader parse their props. */
export interface ProvidedWidget {
  readonly widget: WidgetDescriptor;
  readonly lazy: () => Promise<{
    Component: FunctionComponent<object>;
  }>;
  readonly load: (app: AppContext, props: unknown) => Promise<unknown>;
}
interface WidgetSource<Props extends z.ZodMiniObject> {
  readonly lazy: () => Promise<{
    Component: ComponentType<z.output<Props>>;
  }>;
  /**
   * Fills the query cache for the first render with these props. It runs in parallel with the loader of a page that lists the
   * widget in its route's `uses`, also on the server. It has a time limit. A late or failed load never changes the page's status:
   * the widget then loads in the browser.
   */
  readonly load?: (app: AppContext, props: z.output<Props>) => Promise<unknown>;
}
/**
 * Provides a widget of this area.
 *
 * @example provideWidget(newsTeasers, { lazy: () => import('./news-teasers') })
 */
export declare function provideWidget<Props extends z.ZodMiniObject>(
  widget: WidgetDescriptor<Props>,
  { lazy, load }: WidgetSource<Props>,
): ProvidedWidget;
export {};
