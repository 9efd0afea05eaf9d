import { defineModule } from '../define-module';
import { orderEnded, orderPlaced } from '../order/api';
import { settleBonuses, spendBonuses } from './order-bonuses';
import { bonusData } from './personal-data';
import { bonusRoutes } from './routes';

/** The bonuses of customers and their movements. */
export const bonusModule = defineModule({
  name: 'bonus',
  personal: bonusData,
  routes: bonusRoutes,
  on: [orderPlaced.handledBy(['customer'], spendBonuses), orderEnded.handledBy(['customer'], settleBonuses)],
});
