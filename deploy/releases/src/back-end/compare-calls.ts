import { geocode, geolocateAddress, suggestAddress } from '@zapovednik/api/checkout/calls/suggestions';
import { type CheckedRelease, describeRelease } from '../checks/candidate';
import { incompatibilities } from '../checks/incompatibilities';
import type { ServedCalls } from './served-calls';

/** Calls that the gateway answers itself. */
const OF_GATEWAY = new Set([geocode, geolocateAddress, suggestAddress].map(({ id }) => id));

/**
 * Compares the calls of releases with the calls that this back end serves. The release writes the input and the back
 * end reads it; for the answer it is the other way round.
 *
 * @returns a sentence for each difference, with release, call and field
 */
export function compareCalls(releases: readonly CheckedRelease[], { version, calls }: ServedCalls): string[] {
  return releases.flatMap((release) =>
    Object.entries(release.contract.calls).flatMap(([id, { input, answer }]) => {
      if (OF_GATEWAY.has(id)) return [];
      const served = calls[id];
      const name = describeRelease(release);
      if (!served) return [`${name} делает вызов ${id}, которого у сервера данных ${version} нет`];
      return [
        ...incompatibilities(served.input, input).map(
          (reason) => `вызов ${id}: сервер данных ${version} не поймёт ${name}: ${reason}`,
        ),
        ...incompatibilities(answer, served.answer).map(
          (reason) => `ответ на вызов ${id}: ${name} не поймёт сервер данных ${version}: ${reason}`,
        ),
      ];
    }),
  );
}
