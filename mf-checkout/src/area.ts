import { defineArea } from 'shared-contracts/app';
import { basketCommands } from './basket/basket-commands';
import { deliveryCommands } from './delivery/open-delivery';
import { routes } from './routes';

export default defineArea<'mf-checkout'>({
  name: 'mf-checkout',
  routes,
  widgets: [],
  start: (app) => [...basketCommands(app), ...deliveryCommands(app)],
});
