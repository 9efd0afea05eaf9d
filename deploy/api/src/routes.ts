import { autoOrderRoutes } from './autoorder/routes';
import { basketRoutes } from './basket/routes';
import { bonusRoutes } from './bonus/routes';
import { catalogueRoutes } from './catalogue/routes';
import { contentRoutes } from './content/routes';
import { deliveryRoutes } from './delivery/routes';
import type { Route } from './http/route';
import { orderRoutes } from './order/routes';
import { paymentRoutes } from './payment/routes';
import { peopleRoutes } from './people/routes';
import { petRoutes } from './pets/routes';
import { placeRoutes } from './places/routes';
import { serviceRoutes } from './services/routes';
import { shopRoutes } from './shops/routes';
import { sitemapRoutes } from './sitemap/routes';
import { summaryRoutes } from './summary/routes';
import { uriRoutes } from './uri/routes';

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
