import { type AverageScore, getAverage } from '@zapovednik/api/catalog/calls/review';
import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import type { AppContext } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { keepPreviousData, queryOptions } from '@zapovednik/platform/query';
import { productQuery } from '../products/product-query';
import type { ComparedId } from './compared';

/** A product of the comparison, with its stored and its current data. */
export interface ComparedProduct {
  readonly stored: ComparedId;
  /** Null: the shop no longer has it. */
  readonly product: ProductDetail | null;
  /** Null: it could not be read; the other data is shown without it. */
  readonly score: AverageScore | null;
}

/** The compared products with all data of the page. Products that were already read are not read again. */
export const comparedDetailsQuery = (app: AppContext, compared: readonly ComparedId[]) =>
  queryOptions({
    queryKey: ['mf-catalog', 'compared', compared.map(({ id }) => id)],
    queryFn: () => Promise.all(compared.map((one) => readOne(app, one))),
    placeholderData: keepPreviousData,
  });

async function readOne(app: AppContext, stored: ComparedId): Promise<ComparedProduct> {
  const { id, code } = stored;
  const [product, score] = await Promise.all([
    app.query.ensureQueryData(productQuery(app, code)).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }),
    app.query
      .ensureQueryData({ queryKey: ['mf-catalog', 'average', id], queryFn: () => app.api(getAverage, { id }) })
      .catch(() => null),
  ]);
  return { stored, product, score };
}
