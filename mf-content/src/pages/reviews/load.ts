import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { pageOf } from '@zapovednik/platform/list-address';
import { shopReviewsQuery } from './review-query';

/** Reads the page of reviews for the address; a page after the last one is a 404. */
export async function loadShopReviews({ app, url, required }: PageArgs): Promise<void> {
  const page = pageOf(url.searchParams);
  const reading = app.query.ensureQueryData(shopReviewsQuery(app, page));
  const { pageCount: pages } = await required('shop-reviews', reading, 'Отзывы не загрузились');
  if (page > Math.max(pages, 1)) throw notFound();
}
