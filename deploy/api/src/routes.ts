import type { Route } from './http/route';
import { autoOrderRoutes } from './modules/auto-order/routes';
import { basketRoutes } from './modules/basket/routes';
import { bonusRoutes } from './modules/bonus/routes';
import { catalogueRoutes } from './modules/catalogue/routes';
import { contentRoutes } from './modules/content/routes';
import { deliveryRoutes } from './modules/delivery/routes';
import { orderRoutes } from './modules/order/routes';
import { paymentRoutes } from './modules/payment/routes';
import { peopleRoutes } from './modules/people/routes';
import { petRoutes } from './modules/pets/routes';
import { placeRoutes } from './modules/places/routes';
import { serviceRoutes } from './modules/services/routes';
import { shopRoutes } from './modules/shops/routes';
import { sitemapRoutes } from './modules/sitemap/routes';
import { summaryRoutes } from './modules/summary/routes';
import { uriRoutes } from './modules/uri/routes';

/** Every call of the back end. */
export const routes: Route[] = [
  ...catalogueRoutes,
  ...uriRoutes,
  ...sitemapRoutes,
  ...placeRoutes,
  ...deliveryRoutes,
  ...shopRoutes,
  ...contentRoutes,
  ...basketRoutes,
  ...orderRoutes,
  ...autoOrderRoutes,
  ...bonusRoutes,
  ...paymentRoutes,
  ...peopleRoutes,
  ...petRoutes,
  ...summaryRoutes,
  ...serviceRoutes,
];
