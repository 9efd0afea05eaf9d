import { getPersonalSummary } from '@zapovednik/api/cabinet/calls/summary';
import { forCustomer } from '../../http/route';
import { personalSummary } from './personal-summary';

export const summaryRoutes = [forCustomer(getPersonalSummary, (_, context) => personalSummary(context))];
