import { servicesTeasers, visitRecord, visitRecords } from 'shared-contracts/services/widgets';
import { provideWidget } from 'shared-contracts/widgets';
import { accessOf, recordQuery } from './records/record-access';
import { historyQuery, inWorkQuery } from './records/records-query';

/** The widgets that other areas can place in their pages. */
export const widgets = [
  provideWidget(servicesTeasers, {
    lazy: () => import(/* webpackChunkName: "widget-services-teasers" */ './widgets/services-teasers'),
  }),
  provideWidget(visitRecords, {
    lazy: () => import(/* webpackChunkName: "widget-visit-records" */ './widgets/visit-records'),
    load: (app) =>
      Promise.all([app.query.ensureQueryData(inWorkQuery(app)), app.query.ensureQueryData(historyQuery(app))]),
  }),
  provideWidget(visitRecord, {
    lazy: () => import(/* webpackChunkName: "widget-visit-record" */ './widgets/visit-record'),
    async load(app, { code }) {
      const access = accessOf(code);
      if (access) await app.query.ensureQueryData(recordQuery(app, access));
    },
  }),
];
