import type { AppContext } from '@zapovednik/platform/app';

/** The visitor's first actions; a touch begins with `pointerdown`. */
const movements = ['pointermove', 'pointerdown', 'keydown'];

/** How long after the action the parts appear, in milliseconds: a press is shown before forty cards get theirs. */
const AFTER_PRESS = 150;

/** Comparison and viewed products. All are in the chunk of the comparison, because each chunk adds bytes to the entry. */
const loadLateParts = () => import(/* webpackChunkName: "page-compare" */ './late-parts');

/** Before the first press: the code of these parts, and the sections, which almost every next page needs for its path. */
export const warmLater = async (app: AppContext) => (await loadLateParts()).readSections(app);

/**
 * Shows the parts that are needed only after the first user action, so the first load of every page with cards is smaller. If they
 * cannot be loaded, the next action tries again.
 */
export function startLater(app: AppContext): void {
  const show = () =>
    void loadLateParts().then(
      ({ showLateParts }) => showLateParts(app),
      (error: unknown) => app.report(error, { area: 'mf-catalog', phase: 'load' }),
    );
  for (const movement of movements) addEventListener(movement, () => setTimeout(show, AFTER_PRESS), { once: true });
}
