import type { ComponentType } from 'react';
import type { AreaName } from '../routes/row';
import type { Shop } from '../shop/shop';
import type { WidgetName, WidgetProps } from './widget-props';

export type { WidgetName, WidgetProps } from './widget-props';

/** Which area owns which widget. */
export const widgetOwners: { readonly [W in WidgetName]: AreaName } = {
  'product-carousel': 'mf-catalog',
  'news-teasers': 'mf-content',
  'services-teasers': 'mf-services',
};

/** How an area provides a widget. */
export interface WidgetDefinition<Props> {
  readonly lazy: () => Promise<{ Component: ComponentType<Props> }>;
  /**
   * Fills the query cache for the first view with these props, beside the loader of a page that names the widget in its
   * route's `uses`, on the server too. It has a time limit; late or
   * failed it never changes the page's status, and the widget loads in the browser instead.
   */
  readonly load?: (shop: Shop, props: Props) => Promise<unknown>;
}

export type WidgetDefinitions = { readonly [W in WidgetName]: WidgetDefinition<WidgetProps[W]> };
