import { isRouteErrorResponse } from 'react-router';

/**
 * Errors as the document may carry them, in the form that the browser's router reads back: statuses as they are, of
 * anything else only that it failed; messages and stacks stay in our log.
 */
export function routerErrors(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, data: error.data, internal: true }
        : { status: 500, statusText: '', data: '', internal: true },
    ]),
  );
}
