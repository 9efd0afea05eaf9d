import {
  getPromotionByCode,
  getPromotionPage,
  getPromotions,
  type PromotionSort,
} from '@zapovednik/api/content/calls/promotion';
import type { AppContext } from '@zapovednik/platform/app';
import { listKeys, pageOf } from '@zapovednik/platform/list-address';
import { queryOptions } from '@zapovednik/platform/query';
import { choiceKeys, codeOf } from '../list/list-address';

type App = Pick<AppContext, 'api'>;

/** The parameters in the address of the list of promotions. */
export interface PromotionRequest {
  page: number;
  category: string | undefined;
  sort: PromotionSort;
}

/** The orders of the list, the default one first. */
export const promotionSorts: readonly (readonly [PromotionSort, string])[] = [
  ['popular', 'Популярные'],
  ['new', 'Новые'],
  ['ending', 'Заканчиваются'],
];

/** Reads category, sort and page of an address; invalid values are ignored. */
export function readPromotionAddress(query: URLSearchParams): PromotionRequest {
  const asked = query.get(listKeys.sort);
  const [sort] = promotionSorts.find(([code]) => code === asked) ?? ['popular'];
  return { page: pageOf(query), category: codeOf(query, choiceKeys.category), sort };
}

/** A page of the current promotions (API-142). */
export const promotionPageQuery = ({ api }: App, { page, category, sort }: PromotionRequest) =>
  queryOptions({
    queryKey: ['mf-content', 'promotions', category ?? null, sort, page],
    queryFn: ({ signal }) =>
      api(getPromotionPage, { page, sort, ...(category && { filter: { category } }) }, { signal }),
  });

/** One promotion (API-143). */
export const promotionQuery = ({ api }: App, code: string) =>
  queryOptions({
    queryKey: ['mf-content', 'promotion', code],
    queryFn: ({ signal }) => api(getPromotionByCode, { code }, { signal }),
  });

/** All current promotions (API-144). */
export const currentPromotionsQuery = ({ api }: App) =>
  queryOptions({
    queryKey: ['mf-content', 'current-promotions'],
    queryFn: ({ signal }) => api(getPromotions, {}, { signal }),
  });
