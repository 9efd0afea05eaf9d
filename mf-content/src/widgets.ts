import type { WidgetDefinitions } from 'shared-contracts/widgets';

/** What other areas may place in their pages. */
export const widgets: Pick<WidgetDefinitions, 'news-teasers'> = {
  'news-teasers': { lazy: () => import(/* webpackChunkName: "widget-news-teasers" */ './widgets/news-teasers') },
};
