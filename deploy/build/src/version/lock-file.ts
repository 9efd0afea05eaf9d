import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../sources/app';

const names = z._default(z.record(z.string(), z.string()), {});
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      integrity: z.optional(z.string()),
      /** A workspace of this repository. */
      link: z.optional(z.boolean()),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
    }),
  ),
});

/** A package that a folder of the repository imports. */
export interface PackageImport {
  readonly name: string;
  /** The folder of the importing file, relative to the root. */
  readonly from: string;
}

/** A third-party package of the lock file. */
export interface LockedPackage {
  /** Its folder, relative to the root: `node_modules/pg`. */
  readonly place: string;
  readonly version: string;
  /** `sha512-…` in base64; '' for none. */
  readonly integrity: string;
}

/** `package-lock.json`: finds the packages that an import installs. */
export class LockFile {
  readonly #packages = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).packages;

  isWorkspace(name: string): boolean {
    return this.#packages[`node_modules/${name}`]?.link === true;
  }

  /** The imported packages with all their dependencies: a line for each, with its path, version and hash. Sorted. */
  resolved(imports: readonly PackageImport[]): string[] {
    return this.packagesOf(imports)
      .map(({ place, version, integrity }) => `${place} ${version} ${integrity}`)
      .sort();
  }

  /** The package in a folder, relative to the root; null for another folder. */
  at(place: string): LockedPackage | null {
    const { version, integrity = '', link } = this.#packages[place] ?? {};
    return version === undefined || link ? null : { place, version, integrity };
  }

  /** The imported packages with all their dependencies, also those of other platforms. */
  packagesOf(imports: readonly PackageImport[]): LockedPackage[] {
    const found = new Map<string, LockedPackage>();
    const visit = ({ name, from }: PackageImport) => {
      const place = this.#placeOf(name, from);
      const entry = place === null ? undefined : this.#packages[place];
      // Not installed on this platform, or a part of the repository.
      if (place === null || entry === undefined || entry.link || found.has(place)) return;
      found.set(place, { place, version: entry.version ?? '', integrity: entry.integrity ?? '' });
      const needed = { ...entry.peerDependencies, ...entry.optionalDependencies, ...entry.dependencies };
      for (const other of Object.keys(needed)) visit({ name: other, from: place });
    };
    imports.forEach(visit);
    return [...found.values()];
  }

  /** The path where Node finds a package, searching from a folder upwards. */
  #placeOf(name: string, from: string): string | null {
    const segments = from.split('/').filter((segment) => segment !== '');
    for (let count = segments.length; count >= 0; count -= 1) {
      if (segments[count - 1] === 'node_modules') continue;
      const place = [...segments.slice(0, count), 'node_modules', name].join('/');
      if (place in this.#packages) return place;
    }
    return null;
  }
}
