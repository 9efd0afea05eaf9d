import type { AppContext } from 'shared-contracts/app';
import { CompareBar } from './compare-bar';
import { loadedToggle } from './compare-slot';
import { CompareToggle } from './compare-toggle';
import { followTabs } from './compared';

/** Puts «Сравнить» into its places, and the bar with the number of compared products over the pages. Once per page. */
export function showComparison(app: AppContext): void {
  followTabs(app);
  loadedToggle.set(CompareToggle);
  app.overlays.show('compareBar', 'mf-catalog', <CompareBar />);
}
