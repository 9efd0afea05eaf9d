import { nextVisit, ownVisit, ownVisits, servicesTeasers } from '@zapovednik/areas/services/widgets';
import { provideWidget } from '@zapovednik/areas/widgets';

const visits = () => import(/* webpackChunkName: "widget-own-visits" */ './widgets/own-visits');
const next = () => import(/* webpackChunkName: "widget-next-visit" */ './widgets/next-visit');
const visit = () => import(/* webpackChunkName: "widget-own-visit" */ './widgets/own-visit');

/** The widgets that other areas can place in their pages. */
export const widgets = [
  provideWidget(servicesTeasers, {
    lazy: () => import(/* webpackChunkName: "widget-services-teasers" */ './widgets/services-teasers'),
  }),
  provideWidget(ownVisits, { lazy: visits, load: async (app) => (await visits()).load(app) }),
  provideWidget(nextVisit, { lazy: next }),
  provideWidget(ownVisit, { lazy: visit, load: async (app, props) => (await visit()).load(app, props) }),
];
