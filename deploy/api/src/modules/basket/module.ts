import { defineModule } from '../define-module';
import { signedIn } from '../people/api';
import { mergeBaskets } from './merge-baskets';
import { basketData } from './personal-data';
import { basketRoutes } from './routes';

/** Baskets, their prices and promotion codes. */
export const basketModule = defineModule({
  name: 'basket',
  personal: basketData,
  routes: basketRoutes,
  on: [
    signedIn.handledBy(['basket'], (tx, { sessionKey, customerId, mergesBasket }) =>
      mergeBaskets(tx, sessionKey, customerId, mergesBasket),
    ),
  ],
});
