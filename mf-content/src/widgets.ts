import { newsTeasers } from 'shared-contracts/content/widgets';
import { provideWidget } from 'shared-contracts/widgets';

/** The widgets that other areas can place in their pages. */
export const widgets = [
  provideWidget(newsTeasers, {
    lazy: () => import(/* webpackChunkName: "widget-news-teasers" */ './widgets/news-teasers'),
  }),
];
