import type { LoaderArgs } from '@zapovednik/platform/app';
import type { RouteDefinition } from '@zapovednik/platform/routes';
import type { AreaHost } from '../areas/area-host';
import type { ShellContext } from '../context/shell-context';
import { checkGuards } from '../guards/check-guards';
import type { PageHost } from '../pages/page-host';
import { loadPlacedWidgets } from './load-placed-widgets';

export interface PageSource {
  readonly areas: AreaHost;
  readonly pages: PageHost;
}

export interface PageVisit extends Omit<LoaderArgs, 'app' | 'route'> {
  readonly app: ShellContext;
}

/**
 * Loads everything that a page needs before it is shown: its guards, code, loader data and the widgets on its first
 * screens.
 */
export async function loadPage(
  route: RouteDefinition,
  visit: PageVisit,
  { areas, pages }: PageSource,
): Promise<unknown> {
  await checkGuards(route, visit);
  const { uses = [] } = await pages.describe(route);
  const [answer] = await Promise.all([
    pages.load(route).then(({ loader }) => loader?.({ ...visit, route })),
    loadPlacedWidgets(uses, visit, visit.app, areas),
  ]);
  return answer ?? null;
}
