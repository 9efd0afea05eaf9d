import type { AppContext } from 'shared-contracts/app';
import { historyQuery, inWorkQuery } from '../records/records-query';

export { RecordList as Component } from '../records/record-list';

export const load = (app: AppContext) =>
  Promise.all([app.query.ensureQueryData(inWorkQuery(app)), app.query.ensureQueryData(historyQuery(app))]);
