import type { PageArgs } from '@zapovednik/platform/app';
import { groomingBannersQuery } from '../../banners/banners-query';
import { groomingKind } from '../../kinds/grooming';
import { loadService } from '../../kinds/load';

/** Salons, prices, groomers, reviews and banners (GRM-04). */
export async function loadGrooming(args: PageArgs): Promise<null> {
  const { app, optional } = args;
  await Promise.all([
    loadService(args, groomingKind),
    optional('banners', app.query.ensureQueryData(groomingBannersQuery(app))),
  ]);
  return null;
}
