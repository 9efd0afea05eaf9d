import { data, redirect, replace } from 'react-router';
import { notFound } from 'shared-contracts/app';
import { authRecoveryRoute, signInLink } from 'shared-contracts/cabinet/routes';
import { homeRoute } from 'shared-contracts/catalog/routes';
import { basketQuery } from 'shared-contracts/checkout/queries/basket';
import { cartRoute } from 'shared-contracts/checkout/routes';
import { backPath, cityGuards, type GuardName, link, type RouteDefinition } from 'shared-contracts/routes';
import type { ShellContext } from '../app/shell-context';

interface Visit {
  readonly app: ShellContext;
  readonly url: URL;
}

type Guard = (visit: Visit) => void | Promise<void>;

/** A guard that asks of the city alone. */
const ofCity =
  (holds: (typeof cityGuards)[keyof typeof cityGuards]): Guard =>
  ({ app }) => {
    if (!holds(app.city)) throw notFound();
  };

/**
 * What must hold before a page is shown; on the server and in the browser alike (ROU-87 to ROU-105). Throws the redirect
 * (302, ROU-115), the 404 with an empty message (ROU-104), or the 500 of a guard that nobody knows (ROU-105).
 */
export async function checkGuards(route: RouteDefinition, visit: Visit): Promise<void> {
  if (route.device === 'phone' && visit.app.device() !== 'phone') throw notFound();
  for (const name of route.guards) {
    const guard = known.get(name);
    if (!guard) throw data('', { status: 500 });
    await guard(visit);
  }
  if (route.redirect) throw leadTo(route.redirect, visit);
}

const guards: Record<GuardName, Guard> = {
  async cabinet({ app, url }) {
    const { status } = await app.person();
    if (status !== 'authorized') throw leadTo(signInLink(pathOf(url)), { url });
  },
  async auth({ app, url }) {
    const { status } = await app.person();
    if (status !== 'authorized') return;
    throw leadTo(withoutFragment(backPath(url.searchParams.get('back'), link(homeRoute)), url), { url });
  },
  'default-location': ofCity(cityGuards['default-location']),
  'main-city': ofCity(cityGuards['main-city']),
  'regional-centre': ofCity(cityGuards['regional-centre']),
  query({ url }) {
    if (!url.searchParams.get('q')?.trim()) throw notFound();
  },
  async basket({ app, url }) {
    const { lines } = await app.query.fetchQuery({ ...basketQuery(app), staleTime: 0 });
    if (lines.length === 0) throw leadTo(link(cartRoute), { url });
  },
};

const isBrowser = typeof window !== 'undefined';

const pathOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search;

/**
 * The redirect to another page. A page that stands in the browser's history already, since somebody went back to it or was on it
 * when they signed out, gives its place to the other: else going back would lead to it, and away from it, again and again.
 */
function leadTo(path: string, { url }: Pick<Visit, 'url'>): Response {
  const isInHistory = isBrowser && pathOf(window.location) === pathOf(url);
  return isInHistory ? replace(path) : redirect(path);
}

/**
 * Where the server leads without a fragment, the browser takes over the one of the address before (RFC 9110, 10.2.2): of the page
 * that a letter leads to it would be the secret of the letter's link. An empty one does not; the browser's shell takes it off (see
 * plain-address). Of a path the router would take it off at once, so the place is a whole address.
 */
const withoutFragment = (path: string, { origin, pathname }: URL) =>
  isBrowser || pathname !== link(authRecoveryRoute) || path.includes('#') ? path : `${origin}${path}#`;

/** By any name: a release may bring a route with a guard that this shell has not learned yet. */
const known = new Map<string, Guard>(Object.entries(guards));
