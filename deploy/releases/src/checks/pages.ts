import type { ReleasedRoute } from '../store/manifest';
import { type Candidate, type CheckedRelease, describeRelease, releasesOf } from './candidate';
import { pathShape } from './path-shape';

/**
 * A page that was live stays, or its owner declares it as removed in `area.json`. No release links to a missing page.
 */
export function checkPages(candidate: Candidate): string[] {
  return [...checkMissing(candidate), ...checkLinks(candidate), ...checkRedirects(candidate)];
}

const hasRemoved = ({ manifest }: CheckedRelease, { path }: Pick<ReleasedRoute, 'path'>) =>
  manifest.removed.some((page) => pathShape(page.path) === pathShape(path));

/** Pages of the previous release that the new one does not have and does not declare as removed. */
function checkMissing(candidate: Candidate): string[] {
  return candidate.neverLive.flatMap((app) => {
    const [release, old] = [candidate.apps[app], candidate.replaced[app]];
    if (!release || !old) return [];
    const known = new Set(release.manifest.routes.map(({ path }) => pathShape(path)));
    // Browsers still request addresses of pages that were removed earlier, so their declarations stay.
    return [...old.manifest.routes, ...old.manifest.removed]
      .filter((route) => !known.has(pathShape(route.path)) && !hasRemoved(release, route))
      .map(
        ({ path }) =>
          `в ${describeRelease(release)} нет страницы ${path}, которая есть в ${describeRelease(old)}: верните её или объявите в ${app}/area.json, что отвечать на её адрес: "removed": [{ "path": "${path}", "redirect": "/новый-адрес/" }], без redirect ответом будет 410`,
      );
  });
}

/** Links of one release to pages that another release of the set has removed or never had. */
function checkLinks(candidate: Candidate): string[] {
  const { changed, apps } = candidate;
  return releasesOf(candidate).flatMap((user) =>
    Object.values(user.contract.routes).flatMap(({ owner, path }) => {
      const release = apps[owner];
      if (!release || ![owner, user.manifest.app].some((app) => changed.includes(app))) return [];
      if (release.manifest.routes.some((route) => pathShape(route.path) === pathShape(path))) return [];
      const isRemoved = hasRemoved(release, { path });
      const what = isRemoved
        ? `${describeRelease(user)} ссылается на страницу ${path}, которую убирает ${describeRelease(release)}`
        : `${describeRelease(user)} ссылается на страницу ${path}, которой нет в ${describeRelease(release)}`;
      if (release === user) return [`${what}: уберите ссылку`];
      return changed.includes(owner)
        ? [`${what}: сначала выпустите ${user.manifest.app} без этой ссылки`]
        : [`${what}: сначала выпустите ${owner} с этой страницей`];
    }),
  );
}

/** A redirect leads to an existing page. */
function checkRedirects(candidate: Candidate): string[] {
  const releases = releasesOf(candidate);
  const pages = releases.flatMap(({ manifest }) => manifest.routes.filter(({ owner }) => owner === manifest.app));
  const live = pages.filter((route) => !releases.some((release) => hasRemoved(release, route)));
  return releases
    .filter(({ manifest }) => candidate.changed.includes(manifest.app))
    .flatMap((release) =>
      release.manifest.removed.flatMap(({ path, redirect }) => {
        if (redirect === undefined || live.some((route) => matches(route.path, redirect))) return [];
        return [
          `${describeRelease(release)} направляет ${path} на ${redirect}, а такой страницы нет: исправьте redirect в area.json`,
        ];
      }),
    );
}

/** Whether an address matches the path of a route. Its query is ignored. */
function matches(path: string, address: string): boolean {
  const segments = path.split('/').filter(Boolean);
  const given = address
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);
  const rest = segments.at(-1) === '*' ? segments.pop() : undefined;
  const fits = segments.every(
    (segment, index) => segment === given[index] || (segment.startsWith(':') && given[index]),
  );
  return fits && (given.length === segments.length || (rest !== undefined && given.length > segments.length));
}
