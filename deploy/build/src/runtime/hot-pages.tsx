import { performReactRefresh } from 'react-refresh/runtime';
import type { Area, AreaPage, AreaRoute } from 'shared-contracts/app';
import type { QueryClient } from 'shared-contracts/query';
import { useRevalidator } from 'shared-contracts/router';
import type { AreaName } from 'shared-contracts/routes';

let query: QueryClient | null = null;
/** Runs the loaders of the open page. Kept beyond the page: it may be broken while its mended code comes. */
let revalidate = async () => {};

/** The area with pages whose loaders are always the newest: the shell asks for a page once and keeps it. */
export function withHotPages(area: Area<AreaName>): Area<AreaName> {
  return {
    ...area,
    routes: area.routes.map((route) => ({ ...route, lazy: () => hotPage(route) })),
    start(shop) {
      query = shop.query;
      return area.start(shop);
    },
  };
}

async function hotPage({ lazy }: AreaRoute): Promise<AreaPage> {
  const { Component: Page } = await lazy();
  return {
    Component() {
      ({ revalidate } = useRevalidator());
      return <Page />;
    },
    loader: async (args) => (await lazy()).loader?.(args),
  };
}

/**
 * Shows what changed beside components in the open page: its data is read anew, by the new loaders, and then the new components
 * take the place of the old ones. Called by what `hot-pages-loader.mjs` adds.
 */
export async function showNewPages(): Promise<void> {
  query?.removeQueries({ type: 'inactive' });
  await revalidate();
  performReactRefresh();
  await query?.invalidateQueries();
}
