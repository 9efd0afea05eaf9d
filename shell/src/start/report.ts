import type { ErrorPlace } from 'shared-contracts/shop';
import { isChunkFailure, reloadOnce } from './chunk-failure';

/** Tells the team of an error: area, version and what it was doing, to the gateway's log. A lost chunk reloads the page. */
export function report(error: unknown, place: ErrorPlace): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
  navigator.sendBeacon('/faults', JSON.stringify({ ...place, message, cause, path: location.pathname }));
  if (isChunkFailure(error)) reloadOnce(() => location.reload());
}
