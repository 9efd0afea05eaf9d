import { getBonuses } from '@zapovednik/api/cabinet/calls/bonus';
import { forCustomer } from '../../http/route';
import { personalBonuses } from './personal-bonuses';

export const bonusRoutes = [forCustomer(getBonuses, (input, context) => personalBonuses(input, context))];
