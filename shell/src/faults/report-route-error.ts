import type { ErrorInfo } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { AppContext } from 'shared-contracts/app';
import type { RouteDefinition } from 'shared-contracts/routes';
import { AreaUnavailable } from '../areas/area-host';

interface RouteFailure {
  readonly error: unknown;
  readonly route: RouteDefinition | null;
  /** React's, when the page threw while it was rendered. */
  readonly info?: ErrorInfo;
}

/** Tells the log of a page that failed, with its area; a page that is not there is no failure (ROU-117). */
export function reportRouteError({ report }: Pick<AppContext, 'report'>, { error, route, info }: RouteFailure): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const name = route?.id;
  if (error instanceof AreaUnavailable) {
    report(error, { area: error.area, version: error.version, phase: 'load', name });
  } else report(error, { area: route?.owner ?? 'shell', phase: info ? 'render' : 'loader', name });
}
