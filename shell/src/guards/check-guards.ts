import { authRecoveryRoute, signInLink } from '@zapovednik/areas/cabinet/routes';
import { homeRoute } from '@zapovednik/areas/catalog/routes';
import { basketQuery } from '@zapovednik/areas/checkout/queries/basket';
import { cartRoute } from '@zapovednik/areas/checkout/routes';
import { notFound } from '@zapovednik/platform/app';
import { backPath, cityGuards, type GuardName, link, type RouteDefinition } from '@zapovednik/platform/routes';
import { data, redirect, replace } from 'react-router';
import type { ShellContext } from '../context/shell-context';

interface Visit {
  readonly app: ShellContext;
  readonly url: URL;
}

/** The conditions for opening a path, with or without a route. */
type Conditions = Pick<RouteDefinition, 'guards' | 'device' | 'redirect'>;

type Guard = (visit: Visit) => void | Promise<void>;

/** A guard that depends only on the city. */
const ofCity =
  (holds: (typeof cityGuards)[keyof typeof cityGuards]): Guard =>
  async ({ app }) => {
    if (holds(app.city)) return;
    // The not-found page names the city that has the page.
    const { citiesQuery } = await import(/* webpackChunkName: "lazy-other-city" */ '../city/cities-query');
    await app.query.prefetchQuery(citiesQuery(app));
    throw notFound();
  };

/**
 * Checks the conditions of a page before it is shown, on the server and in the browser (ROU-87 to ROU-105). Throws the redirect
 * (302, ROU-115), the 404 with an empty message (ROU-104), or the 500 of an unknown guard (ROU-105).
 */
export async function checkGuards(route: Conditions, visit: Visit): Promise<void> {
  if (route.device === 'phone' && visit.app.device() !== 'phone') throw notFound();
  for (const name of route.guards) {
    const guard = known.get(name);
    if (!guard) throw data('', { status: 500 });
    await guard(visit);
  }
  if (route.redirect) throw redirectTo(route.redirect, visit);
}

const guards: Record<Exclude<GuardName, keyof typeof cityGuards>, Guard> = {
  async cabinet({ app, url }) {
    const { status } = await app.person();
    if (status !== 'authorized') throw redirectTo(signInLink(pathOf(url)), { url });
  },
  async auth({ app, url }) {
    const { status } = await app.person();
    if (status !== 'authorized') return;
    throw redirectTo(withoutFragment(backPath(url.searchParams.get('back'), link(homeRoute)), url), { url });
  },
  query({ url }) {
    if (!url.searchParams.get('q')?.trim()) throw notFound();
  },
  async basket({ app, url }) {
    const { lines } = await app.query.fetchQuery({ ...basketQuery(app), staleTime: 0 });
    if (lines.length === 0) throw redirectTo(link(cartRoute), { url });
  },
};

const isBrowser = typeof window !== 'undefined';

const pathOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search;

/**
 * Redirects to another page. If the page already has an entry in the browser's history (the user went back to it, or
 * was on it when they signed out), the target replaces that entry. Otherwise each step back would lead to the page and
 * be redirected again.
 */
function redirectTo(path: string, { url }: Pick<Visit, 'url'>): Response {
  const isInHistory = isBrowser && pathOf(window.location) === pathOf(url);
  return isInHistory ? replace(path) : redirect(path);
}

/**
 * If the server redirects without a fragment, the browser keeps the fragment of the previous address (RFC 9110, 10.2.2). For a page
 * opened from a link in an e-mail that fragment is the link's secret. An empty fragment prevents this; the shell removes it in the
 * browser (see plain-address). The router would remove an empty fragment from a path, so the target is an absolute URL.
 */
const withoutFragment = (path: string, { origin, pathname }: URL) =>
  isBrowser || pathname !== link(authRecoveryRoute) || path.includes('#') ? path : `${origin}${path}#`;

/** Guards by name. A release may add a route with a guard that this shell does not know yet. */
const known = new Map<string, Guard>([
  ...Object.entries(guards),
  ...Object.entries(cityGuards).map(([name, holds]) => [name, ofCity(holds)] as const),
]);
