import { type WidgetName, widgetOwners } from 'shared-contracts/widgets';
import type { AreaHost } from '../areas/area-host';
import type { ShellShop } from './shop-context';

/** How long a page waits for the widgets of other areas, in milliseconds; later they fill in by themselves. */
const WIDGET_LIMIT = 400;

/**
 * Loads the widgets that a page places, beside its own loader. Failing or late they never change the page: their place
 * shows a skeleton, and the browser tries again.
 */
export async function widgetsInTime(names: readonly WidgetName[], shop: ShellShop, areas: AreaHost): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const area = widgetOwners[name];
      try {
        await within(load(name, shop, areas), WIDGET_LIMIT);
      } catch (error) {
        shop.report(error, { area, version: areas.version(area), doing: 'widget', name });
      }
    }),
  );
}

async function load(name: WidgetName, shop: ShellShop, areas: AreaHost) {
  const area = await areas.load(widgetOwners[name]);
  await Promise.all([shop.widgets.load(name), area.widgets[name]?.load?.(shop)]);
}

async function within(work: Promise<unknown>, limit: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not ready within ${limit} ms`)), limit);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
