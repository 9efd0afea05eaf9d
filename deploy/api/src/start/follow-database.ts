import type { ShopClock } from '../base/time/shop-clock';
import type { Database } from '../db/database';
import { databaseTime } from '../db/database-time';
import type { Job } from '../jobs/job';

/** Keeps the clock at the database's time, so that all processes agree. */
export async function followDatabase(clock: ShopClock, db: Database): Promise<Job> {
  const run = () => clock.follow(() => databaseTime(db));
  await run();
  return { name: 'the clock', every: 60_000, run };
}
