import { inArray } from 'drizzle-orm';
import { checkUri } from 'shared-contracts/api/uri';
import { shortUri } from '../db/schema';
import { forEveryone } from '../http/route';

export const uriRoutes = [
  forEveryone(checkUri, async ({ uri }, { db }) => {
    const rows = uri.length > 0 ? await db.select().from(shortUri).where(inArray(shortUri.uri, uri)) : [];
    const short = new Map(rows.map((row) => [row.uri, row.shortUri]));
    return uri.map((one) => ({ URI: one, SHORT_URI: short.get(one) ?? '' }));
  }),
];
