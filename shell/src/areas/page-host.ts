import type { RouteRow } from 'shared-contracts/routes';
import type { AreaPage, AreaRoute } from 'shared-contracts/shop';
import { shellPage } from '../pages/shell-pages';
import { type AreaHost, pageOf } from './area-host';

/** Brings each page: code, not anybody's state, so one host may serve many requests. */
export interface PageHost {
  /** What a row's owner says of its page; rejects when the owner cannot be loaded, and a later call tries again. */
  readonly describe: (row: RouteRow) => Promise<AreaRoute>;
  /** Loads a page; rejects when that fails, and a later call tries again. */
  readonly load: (row: RouteRow) => Promise<AreaPage>;
  readonly ready: (row: RouteRow) => AreaPage | undefined;
}

/**
 * Pages of a release set. The router's own `lazy` is not used: it keeps a failed load for good, so that no retry without
 * a reload could ever succeed.
 */
export function createPageHost(areas: AreaHost): PageHost {
  const ready = new Map<string, AreaPage>();
  const describe = async (row: RouteRow) =>
    row.owner === 'shell' ? shellPage(row, areas) : pageOf(areas, row.owner, row.id);

  return {
    describe,
    ready: ({ id }) => ready.get(id),
    async load(row) {
      const page = ready.get(row.id) ?? (await (await describe(row)).lazy());
      ready.set(row.id, page);
      return page;
    },
  };
}
