import { isRouteErrorResponse } from 'react-router';
import * as z from 'zod/mini';
import { AreaUnavailable } from '../areas/area-host';
import { isTemporary } from './is-temporary';

/** The kind of a page's failure. It is the same on the server and in the browser that hydrates the document. */
export type PageErrorState =
  | { readonly kind: 'not-found' }
  /** The page's owner could not be loaded. */
  | { readonly kind: 'area'; readonly area: string; readonly version: string }
  /** `message` is the page's own error message; '' if it has none. */
  | { readonly kind: 'broken'; readonly status: number; readonly message: string };

const unavailable = z.object({ area: z.string(), version: z.string() });

/** Reads a route error (ROU-106). An error with a status keeps it. Otherwise: 503 if the back end was late or refused, else 500. */
export function toPageErrorState(error: unknown): PageErrorState {
  if (error instanceof AreaUnavailable) return { kind: 'area', area: error.area, version: error.version };
  if (!isRouteErrorResponse(error)) return { kind: 'broken', status: isTemporary(error) ? 503 : 500, message: '' };
  if (error.status === 404) return { kind: 'not-found' };
  const owner = unavailable.safeParse(error.data);
  if (owner.success) return { kind: 'area', ...owner.data };
  return { kind: 'broken', status: error.status, message: typeof error.data === 'string' ? error.data : '' };
}
