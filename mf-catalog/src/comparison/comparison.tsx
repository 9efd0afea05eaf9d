import type { AreaContext } from 'shared-contracts/app';
import { comparedAtom } from 'shared-contracts/catalog/atoms';
import type { toggleCompared } from 'shared-contracts/catalog/commands';
import { showNotification } from 'shared-contracts/shell/commands';
import { browserMemory } from 'shared-contracts/storage';
import type * as z from 'zod/mini';
import { CompareBar } from './compare-bar';
import { storageKey } from './start-comparison';

/** A fifth product is refused: no more fit side by side. */
const MOST = 4;
const BAR = 'compareBar';

type Context = AreaContext<'mf-catalog'>;

/** Shows the bar with the number of compared products; it hides itself when there are none. */
export function showBar({ overlays }: Pick<Context, 'overlays'>): void {
  if (!overlays.shown.get().has(BAR)) overlays.show(BAR, 'mf-catalog', <CompareBar />);
}

/**
 * Adds a product to the comparison or removes it, in this and the other tabs. Another tab may have changed the stored list meanwhile;
 * where the browser stores nothing, the list lives as long as the page.
 */
export async function toggle(app: Context, { id, code, compared }: z.output<(typeof toggleCompared)['input']>) {
  const now = browserMemory.read(storageKey, comparedAtom.schema) ?? app.atom(comparedAtom).get() ?? [];
  const others = now.filter((product) => product.id !== id);
  const wanted = compared ?? others.length === now.length;
  if (wanted && others.length === MOST) {
    const text = 'Сравнить можно до четырёх товаров. Уберите один из сравнения, чтобы добавить этот.';
    await app.bus.run(showNotification, { kind: 'info', text });
    return { compared: false };
  }
  const next = !wanted ? others : others.length === now.length ? [...now, { id, code }] : now;
  browserMemory.write(storageKey, next);
  app.write(comparedAtom, next);
  showBar(app);
  return { compared: wanted };
}
