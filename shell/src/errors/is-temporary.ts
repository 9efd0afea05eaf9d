import { ApiError } from '@zapovednik/platform/client';
import { AreaUnavailable } from '../areas/area-host';

/** Whether a later request for the same page may succeed: its area could not be loaded, or the back end was late or refused. */
export function isTemporary(error: unknown): boolean {
  return error instanceof AreaUnavailable || (error instanceof ApiError && error.isTemporary);
}
