import type { AppContext } from '@zapovednik/platform/app';

/** The first movements of a visitor; a touch begins with `pointerdown`. */
const movements = ['pointermove', 'pointerdown', 'keydown'];

/**
 * Loads what nobody needs before the first movement: comparison and viewed products. So the first load of every page with cards
 * stays smaller. Both are in the chunk of the comparison, since each chunk costs bytes in the entry. If it cannot be loaded, another
 * movement tries again.
 */
export function startLater(app: AppContext): void {
  const load = () =>
    void import(/* webpackChunkName: "page-compare" */ './late-parts').then(
      ({ showLateParts }) => showLateParts(app),
      (error: unknown) => app.report(error, { area: 'mf-catalog', phase: 'load' }),
    );
  for (const movement of movements) addEventListener(movement, load, { once: true });
}
