import { addressFinder, deliveryProfiles, shopMap } from '@zapovednik/areas/checkout/widgets';
import { provideWidget } from '@zapovednik/areas/widgets';

/** The widgets that other areas can place in their pages. */
export const widgets = [
  provideWidget(shopMap, { lazy: () => import(/* webpackChunkName: "widget-shop-map" */ './map/shop-map') }),
  provideWidget(addressFinder, {
    lazy: () => import(/* webpackChunkName: "widget-address-finder" */ './address/search/address-finder'),
  }),
  provideWidget(deliveryProfiles, {
    lazy: () => import(/* webpackChunkName: "widget-delivery-profiles" */ './saved-addresses/delivery-profiles'),
  }),
];
