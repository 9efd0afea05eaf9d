import { defineModule } from '../define-module';
import { sessionDelivery } from '../people/api';
import { markerRoutes } from './markers';
import { deliveryData } from './personal-data';
import { deliveryRoutes } from './routes';
import { deliveryOfSession } from './user-delivery';

/** The visitor's choice: the delivery service, the point or the address; saved addresses; fast delivery. */
export const deliveryModule = defineModule({
  name: 'delivery',
  personal: deliveryData,
  routes: deliveryRoutes,
  pages: [markerRoutes],
  adds: [sessionDelivery.with(deliveryOfSession)],
});
