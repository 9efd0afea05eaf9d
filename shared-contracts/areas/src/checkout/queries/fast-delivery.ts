import { calcFastDelivery } from '@zapovednik/api/checkout/calls/fast-delivery';
import type { Api } from '@zapovednik/platform/client';
import { defineSharedQuery } from '@zapovednik/platform/define';
import { queryOptions } from '@zapovednik/platform/query';
import * as z from 'zod/mini';

/**
 * Fast delivery of products to the chosen address: its price and time, or why it is not possible (API-50).
 *
 * @param ids Product IDs, joined by commas
 * @param address The session's address, as text: another address has another answer
 */
export const fastDeliveryQuery = ({ api }: { readonly api: Api }, ids: string, address: string) =>
  queryOptions({
    queryKey: ['fast-delivery@1', ids, address],
    queryFn: ({ signal }) => api(calcFastDelivery, { ids }, { signal }),
  });

export const fastDeliveryData = defineSharedQuery({
  name: 'fast-delivery@1',
  owner: 'mf-checkout',
  data: z.object({ price: z.nullable(z.number()), minutes: z.nullable(z.number()), message: z.string() }),
});
