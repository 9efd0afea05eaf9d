import type { AppContext } from '@zapovednik/platform/app';
import type { RouteDefinition } from '@zapovednik/platform/routes';
import type { ErrorInfo } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { AreaUnavailable } from '../areas/area-host';

interface RouteFailure {
  readonly error: unknown;
  readonly route: RouteDefinition | null;
  /** React's error info, if the page threw while rendering. */
  readonly info?: ErrorInfo;
}

/** Reports a failed page with its area. A page that was not found is not an error (ROU-117). */
export function reportRouteError({ report }: Pick<AppContext, 'report'>, { error, route, info }: RouteFailure): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const name = route?.id;
  if (error instanceof AreaUnavailable) {
    report(error, { area: error.area, version: error.version, phase: 'load', name });
  } else report(error, { area: route?.owner ?? 'shell', phase: info ? 'render' : 'loader', name });
}
