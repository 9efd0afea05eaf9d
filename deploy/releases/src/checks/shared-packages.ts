import semver from 'semver';
import type { ReleaseManifest } from '../store/manifest';
import { type Candidate, type CheckedRelease, releasesOf } from './candidate';

/**
 * The shell provides everything that areas need: the same major version of the contract, each shared package in the
 * required range, and every name that they import from it.
 */
export function checkSharedPackages(candidate: Candidate): string[] {
  const { shell } = candidate.apps;
  if (!shell) return [];
  return releasesOf(candidate)
    .filter(({ manifest }) => manifest.app !== 'shell')
    .flatMap((release) => [
      ...checkContract(release.manifest, shell.manifest),
      ...checkRanges(release.manifest, shell.manifest),
      ...checkImports(release, shell, candidate.changed.includes('shell')),
    ]);
}

function checkContract({ app, version, contract }: ReleaseManifest, shell: ReleaseManifest): string[] {
  if (
    semver.valid(contract) &&
    semver.valid(shell.contract) &&
    semver.major(contract) === semver.major(shell.contract)
  ) {
    return [];
  }
  return [
    `${app} ${version} собран по контракту ${contract}, а shell ${shell.version} — по контракту ${shell.contract}: старшая версия должна совпадать`,
  ];
}

function checkRanges({ app, version, requires }: ReleaseManifest, shell: ReleaseManifest): string[] {
  return Object.entries(requires).flatMap(([name, range]) => {
    const provided = shell.provides[name];
    if (provided === undefined) return [`${app} ${version} требует ${name}, а shell ${shell.version} его не даёт`];
    if (semver.satisfies(provided, range)) return [];
    return [`${app} ${version} требует ${name} ${range}, а shell ${shell.version} даёт ${provided}`];
  });
}

function checkImports({ manifest, contract }: CheckedRelease, shell: CheckedRelease, isNewShell: boolean): string[] {
  const advice = isNewShell ? `верните его или сначала выпустите ${manifest.app} без него` : 'сначала выпустите shell';
  return Object.entries(contract.imports).flatMap(([from, names]) => {
    const supplied = shell.contract.exports[from];
    const missing = supplied ? names.filter((name) => !supplied.includes(name)) : [];
    return missing.map(
      (name) =>
        `${manifest.app} ${manifest.version} берёт ${name} из ${from}, а у shell ${shell.manifest.version} этого нет: ${advice}`,
    );
  });
}
