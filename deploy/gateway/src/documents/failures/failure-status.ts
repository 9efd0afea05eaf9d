import { ApiError } from '@zapovednik/platform/client';
import { RenderRefused } from '../../render/render-queue';
import { RenderStopped } from '../../render/render-stopped';
import { TooManyRenders } from '../limits/render-limit';
import { NoLiveSet } from '../release-set/live-set';

/** Seconds after which a retry is useful. */
export const RETRY_AFTER = 10;

export interface FailureStatus {
  readonly status: 429 | 500 | 503;
  /** Seconds. Null: a retry will not help. */
  readonly retryAfter: number | null;
}

/**
 * The answer to a visit without a page: 503 when the cause is the back end, a deadline or too many requests, 500 for an
 * error of ours.
 */
export function failureStatusOf(error: unknown): FailureStatus {
  if (error instanceof TooManyRenders) return { status: 429, retryAfter: error.retryAfter };
  const isTemporary =
    error instanceof RenderStopped ||
    error instanceof RenderRefused ||
    error instanceof NoLiveSet ||
    (error instanceof ApiError && error.isTemporary);
  return isTemporary ? { status: 503, retryAfter: RETRY_AFTER } : { status: 500, retryAfter: null };
}
