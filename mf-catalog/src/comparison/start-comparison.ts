import type { AppContext } from 'shared-contracts/app';

/** The first movements of a visitor. */
const movements = ['pointermove', 'pointerdown', 'scroll', 'keydown'];

/** Loads the comparison with the first movement. */
export function startComparison(app: AppContext): void {
  const load = () => {
    for (const movement of movements) removeEventListener(movement, load);
    import(/* webpackChunkName: "lazy-comparison" */ './comparison').then(
      ({ showComparison }) => showComparison(app),
      (error: unknown) => app.report(error, { area: 'mf-catalog', phase: 'event', name: 'comparison' }),
    );
  };
  for (const movement of movements) addEventListener(movement, load);
}
