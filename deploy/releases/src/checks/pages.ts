import type { ReleasedRoute } from '../manifest';
import { type Candidate, type CheckedRelease, nameOf, releasesOf } from './candidate';
import { shapeOf } from './path-shape';

/**
 * A page that was live stays, or its owner declares it as removed in `area.json`; no release links to a removed page, nor
 * names a route that the shell does not know.
 */
export function checkPages(candidate: Candidate): string[] {
  return [...checkMissing(candidate), ...checkLinks(candidate), ...checkRedirects(candidate)];
}

const hasRemoved = ({ manifest }: CheckedRelease, { path }: ReleasedRoute) =>
  manifest.removed.some((page) => shapeOf(page.path) === shapeOf(path));

/** Pages of the release before that a new one neither has nor declares as removed. */
function checkMissing(candidate: Candidate): string[] {
  return candidate.untried.flatMap((area) => {
    const [release, old] = [candidate.parts[area], candidate.replaced[area]];
    if (!release || !old) return [];
    const known = new Set(release.manifest.routes.map(({ path }) => shapeOf(path)));
    return pagesOf(old, candidate.parts.shell)
      .filter((row) => !known.has(shapeOf(row.path)) && !hasRemoved(release, row))
      .map(
        ({ path }) =>
          `в ${nameOf(release)} нет страницы ${path}, которая есть в ${nameOf(old)}: верните её или объявите в ${area}/area.json, что отвечать на её адрес: "removed": [{ "path": "${path}", "redirect": "/новый-адрес/" }], без redirect ответом будет 410`,
      );
  });
}

/** The pages of a release, and those that it declared as removed and that the table still has. */
function pagesOf(release: CheckedRelease, shell: CheckedRelease | undefined): ReleasedRoute[] {
  const { area, routes } = release.manifest;
  const inTable = shell?.manifest.routes.filter((row) => row.owner === area && hasRemoved(release, row)) ?? [];
  return [...routes.filter(({ owner }) => owner === area), ...inTable];
}

/** Links of one release to pages that another one has removed, and to routes that the shell's table does not have. */
function checkLinks(candidate: Candidate): string[] {
  const { changed } = candidate;
  const { shell } = candidate.parts;
  if (!shell) return [];
  const releases = releasesOf(candidate);
  const table = new Map(
    [...releases, ...Object.values(candidate.replaced)].flatMap(({ manifest }) =>
      manifest.routes.map((row) => [row.id, row]),
    ),
  );
  const byShell = new Set(shell.manifest.routes.map(({ id }) => id));
  return releases.flatMap((user) =>
    user.contract.routes.flatMap((id) => {
      const row = table.get(id);
      const remover = row && releases.find((release) => hasRemoved(release, row));
      if (row && remover && [user, remover].some(({ manifest }) => changed.includes(manifest.area))) {
        const advice = remover === user ? 'уберите ссылку' : `сначала выпустите ${user.manifest.area} без этой ссылки`;
        return [`${nameOf(user)} ссылается на страницу ${row.path}, которую убирает ${nameOf(remover)}: ${advice}`];
      }
      if (byShell.has(id) || !(changed.includes(user.manifest.area) || changed.includes('shell'))) return [];
      const advice = changed.includes('shell')
        ? `сначала выпустите ${user.manifest.area} без него`
        : 'сначала выпустите shell с этим маршрутом';
      return [`${nameOf(user)} называет маршрут ${id}, которого нет в таблице ${nameOf(shell)}: ${advice}`];
    }),
  );
}

/** A redirect leads to a page that is there. */
function checkRedirects(candidate: Candidate): string[] {
  const releases = releasesOf(candidate);
  const pages = releases.flatMap(({ manifest }) => manifest.routes.filter(({ owner }) => owner === manifest.area));
  const live = pages.filter((row) => !releases.some((release) => hasRemoved(release, row)));
  return releases
    .filter(({ manifest }) => candidate.changed.includes(manifest.area))
    .flatMap((release) =>
      release.manifest.removed.flatMap(({ path, redirect }) => {
        if (redirect === undefined || live.some((row) => matches(row.path, redirect))) return [];
        return [
          `${nameOf(release)} направляет ${path} на ${redirect}, а такой страницы нет: исправьте redirect в area.json`,
        ];
      }),
    );
}

/** Whether an address belongs to a path of the table; its query does not count. */
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
