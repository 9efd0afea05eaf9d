import { defineModule } from '../define-module';
import { signedIn } from '../people/events';
import { mergeBaskets } from './merge-baskets';

/** Baskets, their prices and promotion codes. Their calls are in `order`: an answer has the order as it would be made. */
export const basketModule = defineModule({
  name: 'basket',
  on: [
    signedIn.handledBy(['basket'], (tx, { sessionKey, customerId, mergesBasket }) =>
      mergeBaskets(tx, sessionKey, customerId, mergesBasket),
    ),
  ],
});
