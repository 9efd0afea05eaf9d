import { servicesTeasers, visitRecord, visitRecords } from 'shared-contracts/services/widgets';
import { provideWidget } from 'shared-contracts/widgets';

const records = () => import(/* webpackChunkName: "widget-visit-records" */ './widgets/visit-records');
const record = () => import(/* webpackChunkName: "widget-visit-record" */ './widgets/visit-record');

/** The widgets that other areas can place in their pages. */
export const widgets = [
  provideWidget(servicesTeasers, {
    lazy: () => import(/* webpackChunkName: "widget-services-teasers" */ './widgets/services-teasers'),
  }),
  provideWidget(visitRecords, { lazy: records, load: async (app) => (await records()).load(app) }),
  provideWidget(visitRecord, { lazy: record, load: async (app, props) => (await record()).load(app, props) }),
];
