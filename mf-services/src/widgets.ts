import type { WidgetDefinitions } from 'shared-contracts/widgets';

/** What other areas may place in their pages. */
export const widgets: Pick<WidgetDefinitions, 'services-teasers'> = {
  'services-teasers': {
    lazy: () => import(/* webpackChunkName: "widget-services-teasers" */ './widgets/services-teasers'),
  },
};
