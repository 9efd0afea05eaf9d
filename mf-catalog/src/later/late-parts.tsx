import { sectionsQuery } from '@zapovednik/areas/catalog/queries/sections';
import type { AppContext } from '@zapovednik/platform/app';
import { CompareBar } from '../comparison/compare-bar';
import { CompareToggle } from '../comparison/compare-toggle';
import { followTabs } from '../comparison/compared';
import { ForCustomersPet } from '../for-pet/for-customers-pet';
import { lateParts } from '../slots/slots';
import { ViewedProducts } from '../viewed/viewed-products';

const BAR = 'compareBar';

export const readSections = (app: AppContext) => app.query.prefetchQuery(sectionsQuery(app));

/**
 * Renders the late parts in their places, and the bar with the number of compared products. A second call does nothing.
 */
export function showLateParts(app: AppContext): void {
  if (app.overlays.shown.get().has(BAR)) return;
  followTabs(app);
  lateParts.set({ Compare: CompareToggle, Viewed: ViewedProducts, ForPet: ForCustomersPet, OnProduct: null });
  import(/* webpackChunkName: "lazy-to-house" */ './on-product').then(
    ({ showOnProducts }) => showOnProducts(),
    (error: unknown) => app.report(error, { area: 'mf-catalog', phase: 'load' }),
  );
  app.overlays.show(BAR, 'mf-catalog', <CompareBar />);
}
