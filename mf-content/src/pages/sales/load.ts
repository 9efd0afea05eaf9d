import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { promotionPageQuery, readPromotionAddress } from '../../promotions/promotion-query';

/** Reads the page of promotions for the address; a page after the last one is a 404. */
export async function loadSales({ app, url, required }: PageArgs): Promise<void> {
  const request = readPromotionAddress(url.searchParams);
  const reading = app.query.ensureQueryData(promotionPageQuery(app, request));
  const { pageCount: pages } = await required('promotions', reading, 'Акции не загрузились');
  if (request.page > Math.max(pages, 1)) throw notFound();
}
