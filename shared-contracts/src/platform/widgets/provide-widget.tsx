import type { ComponentType, FunctionComponent } from 'react';
import type * as z from 'zod/mini';
import type { AppContext } from '../app/app-context';
import type { WidgetDescriptor } from './descriptor';

/** A widget as the shell gets it from its owner: component and loader parse the props they are given. */
export interface ProvidedWidget {
  readonly widget: WidgetDescriptor;
  readonly lazy: () => Promise<{ Component: FunctionComponent<object> }>;
  readonly load: (app: AppContext, props: unknown) => Promise<unknown>;
}

interface WidgetSource<Props extends z.ZodMiniObject> {
  readonly lazy: () => Promise<{ Component: ComponentType<z.output<Props>> }>;
  /**
   * Fills the query cache for the first view with these props, beside the loader of a page that names the widget in its
   * route's `uses`, on the server too. It has a time limit; late or failed it never changes the page's status, and the
   * widget loads in the browser instead.
   */
  readonly load?: (app: AppContext, props: z.output<Props>) => Promise<unknown>;
}

/**
 * Provides a widget of this area.
 *
 * @example provideWidget(newsTeasers, { lazy: () => import('./news-teasers') })
 */
export function provideWidget<Props extends z.ZodMiniObject>(
  widget: WidgetDescriptor<Props>,
  { lazy, load }: WidgetSource<Props>,
): ProvidedWidget {
  return {
    widget,
    async lazy() {
      const { Component } = await lazy();
      const parsed: FunctionComponent<object> = (props) => <Component {...widget.props.parse(props)} />;
      return { Component: parsed };
    },
    load: async (app, props) => load?.(app, widget.props.parse(props)),
  };
}
