import { provideWidget } from '@zapovednik/areas/widgets';
import { exampleTeaser } from './contract/widgets';

/** The widgets that other areas may place in their pages. The chunk of a widget is named `widget-` plus its name. */
export const widgets = [
  provideWidget(exampleTeaser, {
    lazy: () => import(/* webpackChunkName: "widget-example-teaser" */ './widgets/example-teaser'),
  }),
];
