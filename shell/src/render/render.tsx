import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { WidgetKey } from '@zapovednik/areas/widgets';
import { IsRestoringProvider } from '@zapovednik/platform/query/hydration';
import { type AreaName, matchRoute, type RouteDefinition } from '@zapovednik/platform/routes';
import { RouterContextProvider, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { AreaUnavailable } from '../areas/area-host';
import { appContext, type ShellContext } from '../context/shell-context';
import { ShellProvider } from '../context/shell-provider';
import { AssetLinks } from '../document/asset-links';
import { answersOf } from '../document/boot-answers';
import { bootScript } from '../document/boot-script';
import { Document } from '../document/document';
import { headScript } from '../document/head-script';
import { inlineStyles } from '../document/inline-styles';
import { pageAssets } from '../document/page-assets';
import { startScript } from '../document/start-script';
import { isTemporary } from '../errors/is-temporary';
import { guardsOfUnknown } from '../guards/unknown-path';
import { createBoot } from './create-boot';
import { pageRouter } from './page-router';
import { type ReleaseSetApps, releaseSetApps } from './release-set-apps';
import { removedPageAt } from './removed-page';
import { type RenderedDocument, renderDocument } from './render-document';
import type { BeforeAppRuns, RenderFault, RenderHost, RenderRequest, RenderResult } from './render-request';
import { routerErrors } from './router-errors';
import { serverApp } from './server-app';

const NO_PAGE = { html: [], scripts: [], styles: [] } as const;

/** Renders one page of a release set. Never throws because of an area's error: the page shows the error in its place. */
export async function render(
  request: RenderRequest,
  host: RenderHost,
  beforeAppRuns: BeforeAppRuns,
): Promise<RenderResult> {
  const parts = releaseSetApps(host);
  const url = new URL(request.url);
  const removed = removedPageAt(parts.routes, host.assets, url.pathname);
  if (removed?.redirect) return { status: 301, location: removed.redirect, ...NO_PAGE, rendered: 'city', faults: [] };
  const route = matchRoute(parts.routes, url.pathname);
  const faults: RenderFault[] = [];
  const isAboutPerson = route ? route.rendered === 'person' : guardsOfUnknown(url.pathname).length > 0;
  const personal = request.fastPickup || isAboutPerson;
  const rendered = personal ? 'person' : 'city';
  if (route) beforeAppRuns(route.owner);
  const app = await serverApp(personal ? request : { ...request, session: null }, host, parts.widgets, faults);
  try {
    const context = new RouterContextProvider();
    context.set(appContext, app);
    const began = performance.now();
    const result = await parts.handlerOf(route).query(new Request(url), { requestContext: context });
    if (result instanceof Response) {
      return {
        status: result.status,
        location: result.headers.get('location'),
        ...NO_PAGE,
        rendered: 'person',
        faults,
      };
    }
    const loaderMs = Math.round(performance.now() - began);
    noteErrors(result, route, host, faults);
    if (removed && !route) result.statusCode = 410;
    const document = await page(result, { request, host, parts, app, route, beforeAppRuns });
    return { status: result.statusCode, location: null, ...document, rendered, faults, loaderMs };
  } finally {
    // The timer of a query with its own `gcTime` would keep the page, and with it this release, in memory.
    app.query.clear();
  }
}

interface PageOptions {
  request: RenderRequest;
  host: RenderHost;
  parts: ReleaseSetApps;
  app: ShellContext;
  route: RouteDefinition | null;
  beforeAppRuns: BeforeAppRuns;
}

/** The document. If the page throws while rendering, it is rendered a second time with the error page. */
async function page(result: StaticHandlerContext, parts: PageOptions): Promise<RenderedDocument> {
  try {
    return await write(result, parts);
  } catch (error) {
    const { route, app, host } = parts;
    if (!route) throw error;
    app.report(error, {
      area: route.owner,
      version: host.assets[route.owner]?.version,
      phase: 'render',
      name: route.id,
    });
    result.errors = { [route.id]: error };
    result.statusCode = 500;
    result.loaderData = {};
    return write(result, parts);
  }
}

function write(
  result: StaticHandlerContext,
  { request, host, parts, app, route, beforeAppRuns }: PageOptions,
): Promise<RenderedDocument> {
  const widgets = route && !result.errors ? placedWidgets(route, parts) : [];
  // A page with an error needs no files of its area, and the browser loads no code for it (see page-ready).
  const assets = pageAssets(host.assets, result.errors ? null : route, widgets, request.foreign);
  const styles = inlineStyles(assets.styles, host.styleText);
  const areas = [
    ...new Set<AreaName>([
      ...(route && route.owner !== 'shell' ? [route.owner] : []),
      ...widgets.map(({ owner }) => owner),
    ]),
  ];
  const boot = createBoot({
    request,
    set: host.assets,
    settings: host.settings,
    rendered: areas,
    widgets,
    routes: parts.bootRoutes,
    route,
    city: app.city,
    person: app.atom(sessionAtom).get(),
    answers: answersOf(app.query),
    router: { loaderData: result.loaderData, errors: routerErrors(result.errors) },
  });
  if (route) beforeAppRuns(route.owner);
  const router = pageRouter(parts.handlerOf(route), result);
  return renderDocument({
    scripts: (hasMainPicture) => ({
      head: headScript(assets, !hasMainPicture),
      boot: bootScript(boot, startScript(assets, !hasMainPicture)),
    }),
    styles,
    onError: (error) => app.report(error, { area: route?.owner ?? 'shell', phase: 'render' }),
    tree: (
      <ShellProvider app={app}>
        <Document links={<AssetLinks styles={styles.links} fonts={assets.fonts} />}>
          {/* Queries do not fetch, as in the first render of the browser (see after-hydration). */}
          <IsRestoringProvider value>
            <StaticRouterProvider router={router} context={result} hydrate={false} />
          </IsRestoringProvider>
        </Document>
      </ShellProvider>
    ),
  });
}

/** The widgets of other areas that the page places and that were ready in time. */
function placedWidgets(route: RouteDefinition, { areas, widgets }: ReleaseSetApps): readonly WidgetKey[] {
  if (route.owner === 'shell') return [];
  const page = areas.ready(route.owner)?.routes.find((one) => one.route.id === route.id);
  return (page?.uses ?? [])
    .filter(({ widget }) => widgets.ready(widget))
    .map(({ widget: { name, owner } }) => ({ name, owner }));
}

/**
 * Loader errors are shown in the page; here they are logged and set the status of the document: 503 if another try may succeed (a
 * missing area, or a back end that was late or refused).
 */
function noteErrors(
  result: StaticHandlerContext,
  route: RouteDefinition | null,
  host: RenderHost,
  faults: RenderFault[],
) {
  for (const error of Object.values(result.errors ?? {})) {
    if (!(error instanceof Error)) continue;
    if (isTemporary(error)) result.statusCode = 503;
    const area = route?.owner ?? 'shell';
    const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    faults.push({
      area,
      version: host.assets[area]?.version ?? '',
      phase: error instanceof AreaUnavailable ? 'load' : 'loader',
      ...(route && { name: route.id }),
      message: error.message + cause,
      ...(error.stack && { stack: error.stack }),
    });
  }
}
