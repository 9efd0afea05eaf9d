import { cityOrigin } from 'deploy-network/public-origin';
import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { city, feed } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Shop } from '../../http/context';
import { loadReference } from '../catalogue/api';
import { offersIn } from '../offers/api';
import { google } from './google';
import { GzipFile } from './gzip-file';
import { type FeedShop, offersOf } from './offers';
import { yandex } from './yandex';

const HOUR = 3_600_000;
/** A feed is made again after this time, in milliseconds, as long as somebody has asked for it lately. */
const FRESH = HOUR;
export const LATELY = 7 * 24 * HOUR;
/** How soon a feed that is asked for the first time is made. */
export const SOON = 5_000;

type Maker = Pick<Shop, 'db' | 'now' | 'publicOrigin'>;

/** Makes the feeds that are due, one city after the other. Returns how many cities. Several processes may do this at once. */
export async function makeFeeds({ db, now, publicOrigin }: Maker): Promise<number> {
  for (let made = 0; ; made += 1) {
    const place = await takeDue(db, now());
    if (!place) return made;
    const [courier] = await offersIn(db, place.locationId, now(), ['courier']);
    const shop: FeedShop = {
      origin: cityOrigin(publicOrigin, place.subdomain ?? ''),
      locationId: place.locationId,
      madeAt: now(),
      reference: await loadReference(db),
      courier: courier ?? null,
    };
    await db
      .update(feed)
      .set(await filesOf(db, shop))
      .where(eq(feed.cityId, place.id));
  }
}

/** Claims a city by setting its time, so that another process does not make the same feed. After a failure it is due again in an hour. */
function takeDue(db: Database, now: Date) {
  const isDue = or(isNull(feed.madeAt), lt(feed.madeAt, new Date(now.getTime() - FRESH)));
  return inTransaction(db, async (tx) => {
    const [due] = await tx
      .select({ id: city.id, locationId: city.locationId, subdomain: city.subdomain })
      .from(feed)
      .innerJoin(city, eq(city.id, feed.cityId))
      .where(and(isDue, gt(feed.askedAt, new Date(now.getTime() - LATELY))))
      .orderBy(asc(feed.madeAt), asc(feed.cityId))
      .limit(1)
      .for('update', { of: feed, skipLocked: true });
    if (due) await tx.update(feed).set({ madeAt: now }).where(eq(feed.cityId, due.id));
    return due;
  });
}

async function filesOf(db: Database, shop: FeedShop) {
  const files = { yandex: new GzipFile(), google: new GzipFile() };
  await files.yandex.write(yandex.head(shop));
  await files.google.write(google.head(shop));
  for await (const offers of offersOf(db, shop)) {
    await files.yandex.write(offers.map((offer) => yandex.offer(offer, shop) ?? '').join(''));
    await files.google.write(offers.map((offer) => google.offer(offer, shop) ?? '').join(''));
  }
  await files.yandex.write(yandex.tail);
  await files.google.write(google.tail);
  return { yandex: await files.yandex.end(), google: await files.google.end() };
}
