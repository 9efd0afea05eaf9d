import type { LoaderArgs, PlacedWidget } from '@zapovednik/platform/app';
import type { AreaHost } from '../areas/area-host';
import type { ShellContext } from '../context/shell-context';

/** How long a page waits for the widgets of other areas, in milliseconds. Later widgets load in the browser. */
const WIDGET_LIMIT = 400;

type Visit = Pick<LoaderArgs, 'params' | 'url'>;

/**
 * Loads the widgets that a page places, with their data, in parallel with the page's own loader. A widget that fails or is late
 * never changes the page: a skeleton is shown in its place, and the browser tries again.
 */
export async function loadPlacedWidgets(
  placed: readonly PlacedWidget[],
  visit: Visit,
  app: ShellContext,
  areas: AreaHost,
): Promise<void> {
  await Promise.all(
    placed.map(async (one) => {
      const { name, owner: area } = one.widget;
      try {
        await within(load(one, visit, app, areas), WIDGET_LIMIT);
      } catch (error) {
        app.report(error, { area, version: areas.version(area), phase: 'widget', name });
      }
    }),
  );
}

async function load({ widget, props }: PlacedWidget, visit: Visit, app: ShellContext, areas: AreaHost): Promise<void> {
  const area = await areas.load(widget.owner);
  const provided = area.widgets.find((one) => one.widget.name === widget.name);
  await Promise.all([app.widgets.load(widget), provided?.load(app, props(visit))]);
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
