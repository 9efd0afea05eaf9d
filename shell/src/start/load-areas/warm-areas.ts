import type { AreaName } from '@zapovednik/platform/routes';
import { savesData, whenIdle } from '@zapovednik/platform/timing';
import type { AreaHost } from '../../areas/area-host';
import type { ShellContext } from '../../context/shell-context';

/** They own what is often pressed first on any page: «В корзину», the choice of delivery. */
const pressedFirst: readonly AreaName[] = ['mf-checkout'];

/**
 * When the browser is idle, loads what first presses need: areas that the page itself does not need, and what the loaded areas name.
 * A press on a slow phone then does not wait for code. Failures are ignored, because a press loads again. For a visitor who saves data
 * nothing is loaded.
 */
export function warmAreas(areas: AreaHost, app: ShellContext): void {
  if (savesData()) return;
  whenIdle(async () => {
    await Promise.allSettled(pressedFirst.map((name) => areas.load(name)));
    await Promise.allSettled(areas.names.map(async (name) => areas.ready(name)?.warm?.(app)));
  });
}
