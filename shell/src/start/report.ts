import type { ErrorSource } from 'shared-contracts/app';
import type { Boot } from '../boot';
import { isChunkFailure, reloadOnce } from './chunk-failure';

/**
 * Tells the team of an error: area, version and what it was doing, to the gateway's log, with the release set of the document,
 * which may not be live any more. A lost chunk reloads the page.
 */
export function report(error: unknown, source: ErrorSource, boot: Boot): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
  // The first line says until when it holds.
  const override = boot.override.slice(1);
  const fault = { ...source, message, cause, path: location.pathname };
  navigator.sendBeacon('/faults', JSON.stringify({ ...fault, versions: versionsOf(boot), override }));
  if (isChunkFailure(error)) reloadOnce(() => location.reload());
}

const versionsOf = ({ shellVersion, areas }: Boot) =>
  Object.fromEntries([['shell', shellVersion], ...Object.entries(areas).map(([name, { version }]) => [name, version])]);
