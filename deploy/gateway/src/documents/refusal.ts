import { ApiError } from 'shared-contracts/client';
import { RenderStopped } from '../render/render-worker';
import { NothingLive } from './live-set';
import { TooManyRenders } from './render-limit';

/** Seconds after which a page that could not be made is worth another try. */
export const RETRY_AFTER = 10;

export interface Refusal {
  readonly status: 429 | 500 | 503;
  /** Seconds; null: trying again will not help. */
  readonly retryAfter: number | null;
}

/** How a visit is answered whose page could not be made: 503 when the back end or a deadline is why, 500 for an error of ours. */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof TooManyRenders) return { status: 429, retryAfter: error.retryAfter };
  const isTemporary =
    error instanceof RenderStopped || error instanceof NothingLive || (error instanceof ApiError && error.isTemporary);
  return isTemporary ? { status: 503, retryAfter: RETRY_AFTER } : { status: 500, retryAfter: null };
}
