import type { AppContext } from '@zapovednik/platform/app';

/** The visitor's first actions; a touch begins with `pointerdown`. */
const movements = ['pointermove', 'pointerdown', 'keydown'];

/**
 * Loads the parts that are needed only after the first user action: comparison and viewed products. So the first load
 * of every page with cards is smaller. Both are in the chunk of the comparison, because each chunk adds bytes to the
 * entry. If it cannot be loaded, the next action tries again.
 */
export function startLater(app: AppContext): void {
  const load = () =>
    void import(/* webpackChunkName: "page-compare" */ './late-parts').then(
      ({ showLateParts }) => showLateParts(app),
      (error: unknown) => app.report(error, { area: 'mf-catalog', phase: 'load' }),
    );
  for (const movement of movements) addEventListener(movement, load, { once: true });
}
