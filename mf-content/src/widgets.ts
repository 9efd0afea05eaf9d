import { newsTeasers } from '@zapovednik/areas/content/widgets';
import { provideWidget } from '@zapovednik/areas/widgets';

/** The widgets that other areas can place in their pages. */
export const widgets = [
  provideWidget(newsTeasers, {
    lazy: () => import(/* webpackChunkName: "widget-news-teasers" */ './widgets/news-teasers'),
  }),
];
