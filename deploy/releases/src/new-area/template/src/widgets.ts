import { provideWidget } from 'shared-contracts/widgets';
import { exampleTeaser } from './contract/widgets';

/** What other areas may place in their pages. The chunk of a widget is named `widget-` and its name. */
export const widgets = [
  provideWidget(exampleTeaser, {
    lazy: () => import(/* webpackChunkName: "widget-example-teaser" */ './widgets/example-teaser'),
  }),
];
