import { isRouteErrorResponse } from 'react-router';
import { AreaUnavailable } from '../areas/area-host';
import { isTemporary } from '../errors/is-temporary';

/**
 * Errors for the document, in the form that the browser's router reads. An error with a status keeps it. A missing area
 * keeps its name and version. Other errors contain no details. Messages and stacks stay in our log.
 */
export function routerErrors(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, { ...written(error), internal: true }]));
}

function written(error: unknown) {
  if (isRouteErrorResponse(error)) return { status: error.status, statusText: error.statusText, data: error.data };
  if (error instanceof AreaUnavailable) {
    return { status: 503, statusText: '', data: { area: error.area, version: error.version } };
  }
  return { status: isTemporary(error) ? 503 : 500, statusText: '', data: '' };
}
