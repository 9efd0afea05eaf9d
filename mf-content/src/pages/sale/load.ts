import { notFound, type PageArgs } from '@zapovednik/platform/app';
import { currentPromotionsQuery, promotionQuery } from '../../promotions/promotion-query';

/** Reads the promotion of the address; an unknown code is a 404 (ROU-64). */
export async function loadSale({ app, params, required, optional }: PageArgs): Promise<void> {
  if (!params.code) throw notFound();
  await Promise.all([
    required('promotion', app.query.ensureQueryData(promotionQuery(app, params.code)), 'Акция не загрузилась'),
    optional('promotions', app.query.ensureQueryData(currentPromotionsQuery(app))),
  ]);
}
