import type { ErrorSource } from '@zapovednik/platform/app';
import type { Boot } from '../document/boot';
import { needsReload, reloadOnce } from './load-areas/chunk-failure';

type ReportingBoot = Pick<Boot, 'override' | 'shellVersion' | 'areas'>;

/**
 * Sends an error to the gateway's log: area, version, phase and the release set of the document, which may no longer be live. A
 * missing chunk also reloads the page.
 */
export function report(error: unknown, source: ErrorSource, boot: ReportingBoot): void {
  // A loader throws a plain object with its status and its message for the visitor.
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(JSON.stringify(error));
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
  // The first line is the expiry time of the override.
  const override = boot.override.slice(1);
  const fault = { ...source, message, cause, path: location.pathname };
  navigator.sendBeacon('/faults', JSON.stringify({ ...fault, versions: versionsOf(boot), override }));
  if (needsReload(error, source)) reloadOnce(() => location.reload());
}

const versionsOf = ({ shellVersion, areas }: ReportingBoot) =>
  Object.fromEntries([['shell', shellVersion], ...Object.entries(areas).map(([name, { version }]) => [name, version])]);
