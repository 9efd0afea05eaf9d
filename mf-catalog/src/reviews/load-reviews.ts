import type { AppContext } from '@zapovednik/platform/app';
import { averageQuery, reviewsQuery } from './reviews-query';

/** Reads the average and the first ten reviews into the query cache. */
export async function loadReviews(app: AppContext, productId: number): Promise<void> {
  await Promise.all([
    app.query.ensureQueryData(reviewsQuery(app, productId)),
    app.query.ensureQueryData(averageQuery(app, productId)),
  ]);
}
