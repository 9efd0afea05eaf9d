import { checkUri } from '@zapovednik/api/catalog/calls/uri';
import { inArray } from 'drizzle-orm';
import { shortUri } from '../../db/schema';
import { forEveryone, type Route } from '../../http/route';

/** The list may also be the whole body. */
const orBareList = (route: Route): Route => ({
  ...route,
  prepare: (raw) => route.prepare(Array.isArray(raw.body) ? { ...raw, body: { uri: raw.body } } : raw),
});

export const uriRoutes = [
  orBareList(
    forEveryone(checkUri, async ({ uri }, { db }) => {
      const rows = uri.length > 0 ? await db.select().from(shortUri).where(inArray(shortUri.uri, uri)) : [];
      const short = new Map(rows.map((row) => [row.uri, row.shortUri]));
      return uri.map((one) => ({ URI: one, SHORT_URI: short.get(one) ?? '' }));
    }),
  ),
];
