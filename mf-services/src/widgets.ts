import { servicesTeasers } from 'shared-contracts/services/widgets';
import { provideWidget } from 'shared-contracts/widgets';

/** The widgets that other areas can place in their pages. */
export const widgets = [
  provideWidget(servicesTeasers, {
    lazy: () => import(/* webpackChunkName: "widget-services-teasers" */ './widgets/services-teasers'),
  }),
];
