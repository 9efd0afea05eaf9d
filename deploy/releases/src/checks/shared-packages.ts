import semver from 'semver';
import type { ReleaseManifest } from '../manifest';
import { type Candidate, releasesOf } from './candidate';

/** Areas find what they need in the shell: the same major contract, and each shared package inside the wanted range. */
export function checkSharedPackages(candidate: Candidate): string[] {
  const shell = candidate.parts.shell?.manifest;
  if (!shell) return [];
  return releasesOf(candidate)
    .map(({ manifest }) => manifest)
    .filter(({ area }) => area !== 'shell')
    .flatMap((manifest) => [...checkContract(manifest, shell), ...checkRanges(manifest, shell)]);
}

function checkContract({ area, version, contract }: ReleaseManifest, shell: ReleaseManifest): string[] {
  if (
    semver.valid(contract) &&
    semver.valid(shell.contract) &&
    semver.major(contract) === semver.major(shell.contract)
  ) {
    return [];
  }
  return [
    `${area} ${version} собран по контракту ${contract}, а shell ${shell.version} — по контракту ${shell.contract}: старшая версия должна совпадать`,
  ];
}

function checkRanges({ area, version, requires }: ReleaseManifest, shell: ReleaseManifest): string[] {
  return Object.entries(requires).flatMap(([name, range]) => {
    const provided = shell.provides[name];
    if (provided === undefined) return [`${area} ${version} требует ${name}, а shell ${shell.version} его не даёт`];
    if (semver.satisfies(provided, range)) return [];
    return [`${area} ${version} требует ${name} ${range}, а shell ${shell.version} даёт ${provided}`];
  });
}
