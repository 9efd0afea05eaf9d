import type { LockedPackage } from 'deploy-build/version/lock-file';

/** The name of the file in a program's folder. */
export const SBOM_FILE = 'sbom.cdx.json';

/**
 * The third-party packages of a program, bundled and installed, in the format CycloneDX 1.6. It depends only on the packages.
 */
export function sbomOf(program: string, packages: readonly LockedPackage[]): string {
  const components = packages.map(componentOf).sort((one, other) => (one.purl < other.purl ? -1 : 1));
  const unique = components.filter(({ purl }, at) => purl !== components[at - 1]?.purl);
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': program, name: `zapovednik-${program}` } },
    components: unique,
  };
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

function componentOf({ place, version, integrity }: LockedPackage) {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [, hash] = /^sha512-(.+)$/.exec(integrity) ?? [];
  const hashes = hash ? [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] : [];
  return { type: 'library', 'bom-ref': purl, name, version, purl, hashes };
}
