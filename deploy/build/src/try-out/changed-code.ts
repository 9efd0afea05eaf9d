import type { ReleaseManifest } from 'deploy-releases/store/manifest';

/** The code of an app that differs from the live release for browsers. */
export interface ChangedCode {
  readonly page: (route: string) => boolean;
  readonly widget: (name: string) => boolean;
}

const all: ChangedCode = { page: () => true, widget: () => true };

/**
 * Compares the scripts of a release with the live ones. Pages with equal scripts need no new check. Code that belongs
 * to no page or widget (the start of the area, lazy code) counts for all of them.
 */
export function changedCode(release: ReleaseManifest, live: ReleaseManifest | undefined): ChangedCode {
  if (!live || commonCode(release) !== commonCode(live)) return all;
  const differs = (chunk: string) => codeOf(release, chunk) !== codeOf(live, chunk);
  return { page: (route) => differs(`page-${route}`), widget: (name) => differs(`widget-${name}`) };
}

const hashOf = ({ files }: ReleaseManifest, script: string) => `${script} ${files[`web/${script}`]}`;

const scriptsOf = ({ chunks }: ReleaseManifest, chunk: string) => chunks[chunk]?.scripts ?? [];

const codeOf = (manifest: ReleaseManifest, chunk: string) =>
  scriptsOf(manifest, chunk)
    .map((script) => hashOf(manifest, script))
    .join();

/**
 * The code that all pages share. The entry is excluded: it contains only the version of the release and the hashes of
 * the other files.
 */
function commonCode(manifest: ReleaseManifest): string {
  const parts = Object.keys(manifest.chunks).filter((chunk) => /^(page|widget)-/.test(chunk));
  const own = new Set([manifest.entry, 'remoteEntry.js', ...parts.flatMap((chunk) => scriptsOf(manifest, chunk))]);
  const scripts = Object.keys(manifest.files).flatMap((file) => /^web\/(.+\.m?js)$/.exec(file)?.[1] ?? []);
  return scripts
    .filter((script) => !own.has(script))
    .sort()
    .map((script) => hashOf(manifest, script))
    .join();
}
