import type { AppContext } from '@zapovednik/platform/app';

/** The origin of the main domain: the one address of a page that is the same in every city, for search engines. */
export const mainOrigin = ({ origin, city: { subdomain } }: Pick<AppContext, 'origin' | 'city'>): string =>
  subdomain === null ? origin : origin.replace(`//${subdomain}.`, '//');
