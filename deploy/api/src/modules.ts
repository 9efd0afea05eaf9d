import type { Route } from './http/route';
import { autoOrderModule } from './modules/auto-order/module';
import { bannersModule } from './modules/banners/module';
import { basketModule } from './modules/basket/module';
import { bonusModule } from './modules/bonus/module';
import { catalogueModule } from './modules/catalogue/module';
import { codesModule } from './modules/codes/module';
import { contentModule } from './modules/content/module';
import type { Module } from './modules/define-module';
import { deliveryModule } from './modules/delivery/module';
import { favouritesModule } from './modules/favourites/module';
import { feedsModule } from './modules/feeds/module';
import { messagesModule } from './modules/messages/module';
import { orderModule } from './modules/order/module';
import { paymentModule } from './modules/payment/module';
import { peopleModule } from './modules/people/module';
import { petsModule } from './modules/pets/module';
import { placesModule } from './modules/places/module';
import { servicesModule } from './modules/services/module';
import { shopsModule } from './modules/shops/module';
import { sitemapModule } from './modules/sitemap/module';
import { summaryModule } from './modules/summary/module';
import { trackingModule } from './modules/tracking/module';
import { uriModule } from './modules/uri/module';

/** The modules of the back end. Server, jobs, clean-up and tests all read this list. */
export const modules: readonly Module[] = [
  messagesModule,
  codesModule,
  peopleModule,
  placesModule,
  bannersModule,
  catalogueModule,
  favouritesModule,
  basketModule,
  deliveryModule,
  shopsModule,
  contentModule,
  orderModule,
  paymentModule,
  trackingModule,
  bonusModule,
  autoOrderModule,
  petsModule,
  servicesModule,
  feedsModule,
  summaryModule,
  sitemapModule,
  uriModule,
];

/** Every call of the back end. */
export const routes: readonly Route[] = modules.flatMap(({ routes: own = [] }) => own);
