import type { ReleasedRoute } from '../manifest';
import { type Candidate, type CheckedRelease, nameOf, releasesOf } from './candidate';
import { shapeOf } from './path-shape';

/** A page that was live stays, or its owner declares it as removed in `area.json`. No release links to a page that does not exist. */
export function checkPages(candidate: Candidate): string[] {
  return [...checkMissing(candidate), ...checkLinks(candidate), ...checkRedirects(candidate)];
}

const hasRemoved = ({ manifest }: CheckedRelease, { path }: Pick<ReleasedRoute, 'path'>) =>
  manifest.removed.some((page) => shapeOf(page.path) === shapeOf(path));

/** Pages of the previous release that a new one neither has nor declares as removed. */
function checkMissing(candidate: Candidate): string[] {
  return candidate.untried.flatMap((area) => {
    const [release, old] = [candidate.parts[area], candidate.replaced[area]];
    if (!release || !old) return [];
    const known = new Set(release.manifest.routes.map(({ path }) => shapeOf(path)));
    // Browsers still request addresses of pages that were removed earlier, so their declarations stay.
    return [...old.manifest.routes, ...old.manifest.removed]
      .filter((route) => !known.has(shapeOf(route.path)) && !hasRemoved(release, route))
      .map(
        ({ path }) =>
          `в ${nameOf(release)} нет страницы ${path}, которая есть в ${nameOf(old)}: верните её или объявите в ${area}/area.json, что отвечать на её адрес: "removed": [{ "path": "${path}", "redirect": "/новый-адрес/" }], без redirect ответом будет 410`,
      );
  });
}

/** Links of one release to pages that another release of the set does not have, or has removed. */
function checkLinks(candidate: Candidate): string[] {
  const { changed, parts } = candidate;
  return releasesOf(candidate).flatMap((user) =>
    Object.values(user.contract.routes).flatMap(({ owner, path }) => {
      const release = parts[owner];
      if (!release || ![owner, user.manifest.area].some((area) => changed.includes(area))) return [];
      if (release.manifest.routes.some((route) => shapeOf(route.path) === shapeOf(path))) return [];
      const isRemoved = hasRemoved(release, { path });
      const what = isRemoved
        ? `${nameOf(user)} ссылается на страницу ${path}, которую убирает ${nameOf(release)}`
        : `${nameOf(user)} ссылается на страницу ${path}, которой нет в ${nameOf(release)}`;
      if (release === user) return [`${what}: уберите ссылку`];
      return changed.includes(owner)
        ? [`${what}: сначала выпустите ${user.manifest.area} без этой ссылки`]
        : [`${what}: сначала выпустите ${owner} с этой страницей`];
    }),
  );
}

/** A redirect leads to an existing page. */
function checkRedirects(candidate: Candidate): string[] {
  const releases = releasesOf(candidate);
  const pages = releases.flatMap(({ manifest }) => manifest.routes.filter(({ owner }) => owner === manifest.area));
  const live = pages.filter((route) => !releases.some((release) => hasRemoved(release, route)));
  return releases
    .filter(({ manifest }) => candidate.changed.includes(manifest.area))
    .flatMap((release) =>
      release.manifest.removed.flatMap(({ path, redirect }) => {
        if (redirect === undefined || live.some((route) => matches(route.path, redirect))) return [];
        return [
          `${nameOf(release)} направляет ${path} на ${redirect}, а такой страницы нет: исправьте redirect в area.json`,
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
