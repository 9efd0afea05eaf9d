import { autoOrderSetup } from '@zapovednik/areas/cabinet/widgets';
import { provideWidget } from '@zapovednik/areas/widgets';

/** The widgets that other areas can place in their pages. */
export const widgets = [
  provideWidget(autoOrderSetup, {
    lazy: () => import(/* webpackChunkName: "widget-auto-order-setup" */ './auto-order-setup/auto-order-setup'),
  }),
];
