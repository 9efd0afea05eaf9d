import { defineArea } from 'shared-contracts/shop';
import { basketCommands } from './basket/basket-commands';
import { deliveryCommands } from './delivery/open-delivery';
import { routes } from './routes';

export default defineArea<'mf-checkout'>({
  name: 'mf-checkout',
  routes,
  widgets: [],
  start: (shop) => [...basketCommands(shop), ...deliveryCommands(shop)],
});
