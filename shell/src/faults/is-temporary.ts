import { ApiError } from 'shared-contracts/client';
import { AreaUnavailable } from '../areas/area-host';

/** Whether the same page may well come in a while: its area could not be brought in, or the back end was late or refused. */
export function isTemporary(error: unknown): boolean {
  return error instanceof AreaUnavailable || (error instanceof ApiError && error.isTemporary);
}
