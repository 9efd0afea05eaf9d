import type { AppContext } from 'shared-contracts/app';
import type { comparedAtom } from 'shared-contracts/catalog/atoms';
import type { ProductDetail } from 'shared-contracts/catalog/calls/product';
import { type AverageScore, getAverage } from 'shared-contracts/catalog/calls/review';
import { ApiError } from 'shared-contracts/client';
import { keepPreviousData, queryOptions } from 'shared-contracts/query';
import type * as z from 'zod/mini';
import { productQuery } from '../products/product-query';

/** A product of the comparison as it was stored. */
export type StoredProduct = NonNullable<z.output<(typeof comparedAtom)['schema']>>[number];

/** A product side by side with others. */
export interface ComparedProduct {
  readonly id: number;
  /** Null: the shop does not have it any more. */
  readonly product: ProductDetail | null;
  /** Null: it could not be read; the rest is shown without it. */
  readonly score: AverageScore | null;
}

/** The compared products with everything that is shown of them. Products that are known already are not read again. */
export const comparedQuery = (app: AppContext, stored: readonly StoredProduct[]) =>
  queryOptions({
    queryKey: ['mf-catalog', 'compared', stored.map(({ id }) => id)],
    queryFn: () => Promise.all(stored.map((one) => readOne(app, one))),
    placeholderData: keepPreviousData,
  });

async function readOne(app: AppContext, { id, code }: StoredProduct): Promise<ComparedProduct> {
  const [product, score] = await Promise.all([
    app.query.ensureQueryData(productQuery(app, code)).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }),
    app.query
      .ensureQueryData({ queryKey: ['mf-catalog', 'average', id], queryFn: () => app.api(getAverage, { id }) })
      .catch(() => null),
  ]);
  return { id, product, score };
}
