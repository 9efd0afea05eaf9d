import type { AreaName, RouteRow } from 'shared-contracts/routes';
import type { Area, AreaRoute } from 'shared-contracts/shop';
import { type AreaHost, AreaUnavailable } from '../areas/area-host';

/** Areas of a test: each of their pages says its row's name, and an area can be taken away and come back. */
export interface FakeAreas extends AreaHost {
  /** From now on the area cannot be loaded, until `mend`. */
  breakArea(name: AreaName): void;
  mend(name: AreaName): void;
  /** Puts a page of the test in the place of a row's own. */
  page(row: RouteRow, page: Omit<AreaRoute, 'row'>): void;
}

/** Areas for these rows of the table. */
export function createFakeAreas(rows: readonly RouteRow[]): FakeAreas {
  const broken = new Set<AreaName>();
  const pages = new Map<string, Omit<AreaRoute, 'row'>>();

  const routeOf = (row: RouteRow): AreaRoute => ({
    row,
    lazy: async () => ({ Component: () => <h1>Страница {row.id}</h1> }),
    ...pages.get(row.id),
  });
  const areaOf = (name: AreaName): Area => ({
    name,
    routes: rows.filter(({ owner }) => owner === name).map(routeOf),
    widgets: {},
    start: () => Object.create(null),
  });

  return {
    version: () => '1.2.3',
    ready: (name) => (broken.has(name) ? undefined : areaOf(name)),
    async load(name) {
      if (broken.has(name)) throw new AreaUnavailable(name, '1.2.3', { cause: new Error('404') });
      return areaOf(name);
    },
    breakArea: (name) => broken.add(name),
    mend: (name) => broken.delete(name),
    page: (row, page) => pages.set(row.id, page),
  };
}
