import type { Area, AreaPage, AreaRoute } from '@zapovednik/platform/app';
import type { QueryClient } from '@zapovednik/platform/query';
import { useRevalidator } from '@zapovednik/platform/router';
import type { AreaName } from '@zapovednik/platform/routes';
import { useEffect } from 'react';
import { performReactRefresh } from 'react-refresh/runtime';
import { clearPageError, PageErrors, showPageError, showServerError } from './page-errors';

let query: QueryClient | null = null;
/** Runs the loaders of the open page. It is stored outside the page, because the page may be broken while its fixed code loads. */
let revalidate = async () => {};

/** The area, with pages that always use their newest loaders. The shell itself loads a page once and caches it. */
export function withHotPages(area: Area<AreaName>): Area<AreaName> {
  return {
    ...area,
    routes: area.routes.map((route) => ({ ...route, lazy: () => hotPage(route) })),
    start(shop) {
      query = shop.query;
      void showServerError();
      return area.start(shop);
    },
  };
}

async function hotPage({ lazy }: AreaRoute): Promise<AreaPage> {
  const { Component: Page } = await lazy();
  return {
    Component() {
      ({ revalidate } = useRevalidator());
      return (
        <PageErrors>
          <Page />
          <Repaired />
        </PageErrors>
      );
    },
    async loader(args) {
      try {
        return await (await lazy()).loader?.(args);
      } catch (error) {
        void showPageError(error);
        throw error;
      }
    },
  };
}

/** It is on the page when the page renders without an error. */
function Repaired() {
  useEffect(clearPageError);
  return null;
}

/**
 * Shows changes outside components in the open page: the new loaders read its data again, and then the new components
 * replace the old ones. Called by code that `hot-pages-loader.mjs` adds.
 */
export async function showNewPages(): Promise<void> {
  query?.removeQueries({ type: 'inactive' });
  await revalidate();
  performReactRefresh();
  await query?.invalidateQueries();
}
