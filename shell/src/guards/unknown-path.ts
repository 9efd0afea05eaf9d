import type { GuardName } from '@zapovednik/platform/routes';

/** The sections in which every path has a condition, including paths without a page (ROU-87, ROU-88). */
const sections: readonly (readonly [path: string, guard: GuardName])[] = [
  ['/cabinet/', 'cabinet'],
  ['/auth/', 'auth'],
];

/**
 * The conditions of a path without a route. They are checked before its 404, so that visitors cannot find out which
 * pages a section has.
 */
export const guardsOfUnknown = (pathname: string): readonly GuardName[] =>
  sections.flatMap(([path, guard]) => (pathname.startsWith(path) ? guard : []));
