import { generatePath } from 'react-router';
import type { RouteDefinition } from './route-definition';

const withSlash = (path: string) => (path.endsWith('/') || /\.\w+$/.test(path) ? path : `${path}/`);

/**
 * The address of a page: parameters are encoded, and the path ends in a slash (ROU-113). Query parameters without a value are
 * omitted.
 *
 * @example link(faqRoute) // '/faq/'
 * @example link(newsRoute, { code: 'vystavka' }) // '/news/vystavka/'
 * @example link(searchRoute, {}, { q: 'корм' })
 */
export function link<Path extends string>(
  { path }: RouteDefinition<Path>,
  params?: Parameters<typeof generatePath<Path>>[1],
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : []));
  const search = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
  return withSlash(generatePath(path, params)) + search;
}
