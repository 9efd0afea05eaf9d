import { cityOrigin } from 'deploy-network/public-origin';
import { and, asc, eq, gt, isNull, lt, not, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { city, feed } from '../../db/schema';
import { isQueued, type Queue } from '../../jobs/queue';
import { loadReference } from '../catalogue/api';
import { offersIn } from '../offers/api';
import { google } from './google';
import { GzipFile } from './gzip-file';
import { type FeedShop, offersOf } from './offers';
import { yandex } from './yandex';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A feed is made again after this time, in milliseconds, if it was requested recently. */
const FRESH = HOUR;
export const LATELY = 7 * 24 * HOUR;
/** How soon a feed is made after its first request. */
const SOON = 5_000;

const isDue = (now: Date) =>
  and(
    or(isNull(feed.madeAt), lt(feed.madeAt, new Date(now.getTime() - FRESH))),
    gt(feed.askedAt, new Date(now.getTime() - LATELY)),
  );

/** Makes the due feeds, one city after the other. */
export const feedsToMake: Queue = {
  name: 'feed',
  title: 'товарные фиды',
  every: SOON,
  atOnce: 1,
  pauses: [MINUTE, 10 * MINUTE, HOUR],
  isEndless: true,
  async find({ db, now }) {
    const due = await db
      .select({ id: feed.cityId })
      .from(feed)
      .where(and(isDue(now()), not(isQueued('feed', feed.cityId))))
      .orderBy(asc(feed.madeAt), asc(feed.cityId));
    return due.map(({ id }) => id);
  },
  describe: async (id) => `city ${id}`,
  async run({ subjectId }, { db, now, publicOrigin }) {
    const madeAt = now();
    const [place] = await db
      .select({ locationId: city.locationId, subdomain: city.subdomain })
      .from(feed)
      .innerJoin(city, eq(city.id, feed.cityId))
      .where(and(eq(feed.cityId, subjectId), isDue(madeAt)));
    if (!place) return undefined;
    const [courier] = await offersIn(db, place.locationId, madeAt, ['courier']);
    const shop: FeedShop = {
      origin: cityOrigin(publicOrigin, place.subdomain ?? ''),
      locationId: place.locationId,
      madeAt,
      reference: await loadReference(db),
      courier: courier ?? null,
    };
    const files = await filesOf(db, shop);
    await db
      .update(feed)
      .set({ ...files, madeAt })
      .where(eq(feed.cityId, subjectId));
    return undefined;
  },
};

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
