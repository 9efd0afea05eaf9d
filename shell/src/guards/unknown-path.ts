import type { GuardName } from '@zapovednik/platform/routes';

/** The sections whose every path has a condition, also one that no page has (ROU-87, ROU-88). */
const sections: readonly (readonly [path: string, guard: GuardName])[] = [
  ['/cabinet/', 'cabinet'],
  ['/auth/', 'auth'],
];

/** The conditions of a path without a route: they come before its 404, so nobody learns which pages a section has. */
export const guardsOfUnknown = (pathname: string): readonly GuardName[] =>
  sections.flatMap(([path, guard]) => (pathname.startsWith(path) ? guard : []));
