import type { AreaRoute } from '@zapovednik/platform/app';
import { exampleRoute } from './contract/routes';

/** Every page of the area. The chunk of a page is named `page-` plus the id of its route. */
export const routes: readonly AreaRoute[] = [
  { route: exampleRoute, lazy: () => import(/* webpackChunkName: "page-example" */ './pages/example/page') },
];
