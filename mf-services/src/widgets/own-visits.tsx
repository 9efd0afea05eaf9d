import type { AppContext } from '@zapovednik/platform/app';
import { historyQuery, inWorkQuery } from '../visits/visits-query';

export { VisitList as Component } from '../visits/visit-list';

export const load = (app: AppContext) =>
  Promise.all([app.query.ensureQueryData(inWorkQuery(app)), app.query.ensureQueryData(historyQuery(app))]);
