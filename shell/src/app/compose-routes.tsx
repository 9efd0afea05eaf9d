import { type RouteObject, redirectDocument } from 'react-router';
import { LAYOUTS, type RouteRow } from 'shared-contracts/routes';
import { notFound } from 'shared-contracts/shop';
import type { AreaHost } from '../areas/area-host';
import type { PageHost } from '../areas/page-host';
import { PageError } from '../faults/page-error';
import { RootError } from '../faults/root-error';
import { checkGuards } from '../guards/check-guards';
import { Layout } from '../layouts/layout';
import { AreaFrame } from './area-frame';
import { Root } from './root';
import { shopContext } from './shop-context';
import { widgetsInTime } from './widgets-in-time';

/**
 * The router's routes from rows of the table, in their layouts; any other path is unknown. The browser has the whole table from the
 * start, and an area is loaded when a path of its is first needed; the server has the row of the page.
 */
export function composeRoutes(areas: AreaHost, pages: PageHost, rows: readonly RouteRow[]): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RootError,
      children: [
        ...LAYOUTS.map((layout) => ({
          id: `layout:${layout}`,
          Component: () => <Layout name={layout} />,
          children: rows.filter((row) => row.layout === layout).map((row) => routeOf(row, areas, pages)),
        })),
        {
          id: 'layout:unknown',
          Component: () => <Layout name="error-empty" />,
          children: [
            { id: 'unknown', path: '*', loader: unknownPath, ErrorBoundary: PageError, Component: () => null },
          ],
        },
      ],
    },
  ];
}

function routeOf(row: RouteRow, areas: AreaHost, pages: PageHost): RouteObject {
  return {
    id: row.id,
    path: row.path,
    caseSensitive: true,
    handle: { row },
    ErrorBoundary: PageError,
    Component: () => <AreaFrame row={row} pages={pages} />,
    async loader({ request, params, context }) {
      const shop = context.get(shopContext);
      const url = new URL(request.url);
      await checkGuards(row, { shop, url });
      const { uses = [] } = await pages.describe(row);
      const [answer] = await Promise.all([
        pages.load(row).then(({ loader }) => loader?.({ shop, params, url, signal: request.signal })),
        widgetsInTime(uses, { params, url }, shop, areas),
      ]);
      return answer ?? null;
    },
  };
}

/** A path that this table does not know: a tab that has been open for long asks the server, which knows the newest one. */
function unknownPath({ request }: { request: Request }) {
  if (typeof document !== 'undefined' && new URL(request.url).href !== document.location.href) {
    throw redirectDocument(request.url);
  }
  throw notFound();
}
