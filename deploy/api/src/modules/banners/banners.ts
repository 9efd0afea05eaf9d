import type { BannerAnswer } from '@zapovednik/api/catalog/wire/banner';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { banner } from '../../db/schema';
import type { Context } from '../../http/context';

/** The banners of a place that are shown in this city now, in their order (API-145, API-146, API-124). */
export async function bannersAt(
  place: 'main' | 'single' | 'grooming',
  { db, locationId, now }: Pick<Context, 'db' | 'locationId' | 'now'>,
): Promise<BannerAnswer[]> {
  const time = now();
  const rows = await db
    .select()
    .from(banner)
    .where(
      and(
        eq(banner.place, place),
        or(isNull(banner.locationId), eq(banner.locationId, locationId)),
        or(isNull(banner.activeFrom), lte(banner.activeFrom, time)),
        or(isNull(banner.activeUntil), gt(banner.activeUntil, time)),
      ),
    )
    .orderBy(asc(banner.sort), asc(banner.id));
  return rows.map(({ id, sort, title, text, button, url, picture }) => ({
    ID: id,
    SORT: sort,
    TITLE: title,
    TEXT: text,
    BUTTON: button,
    URL: url,
    PICTURE: picture,
  }));
}
