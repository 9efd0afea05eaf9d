import { autoOrderSetup } from 'shared-contracts/cabinet/widgets';
import { provideWidget } from 'shared-contracts/widgets';

/** The widgets that other areas can place in their pages. */
export const widgets = [
  provideWidget(autoOrderSetup, {
    lazy: () => import(/* webpackChunkName: "widget-auto-order-setup" */ './auto-order-setup/auto-order-setup'),
  }),
];
