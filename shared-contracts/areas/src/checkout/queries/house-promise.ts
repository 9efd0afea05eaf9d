import { getHousePromises } from '@zapovednik/api/checkout/calls/fast-delivery';
import type { HousePromise } from '@zapovednik/api/checkout/models/fast-delivery';
import type { Api } from '@zapovednik/platform/client';
import { defineSharedQuery } from '@zapovednik/platform/define';
import { queryOptions } from '@zapovednik/platform/query';
import * as z from 'zod/mini';

/**
 * What the chosen house can expect of a product; null if nothing is known. All products that a page asks for at once are one request.
 *
 * @param address The session's address, as text: another address has another answer
 */
export const housePromiseQuery = ({ api }: { readonly api: Api }, productId: number, address: string) =>
  queryOptions({
    queryKey: ['house-promise@1', address, productId],
    queryFn: async () => (await together(api, productId)).find((promise) => promise.productId === productId) ?? null,
  });

const way = z.nullable(z.object({ period: z.string(), price: z.number() }));

export const housePromiseData = defineSharedQuery({
  name: 'house-promise@1',
  owner: 'mf-checkout',
  data: z.nullable(z.object({ productId: z.number(), fast: way, courier: way, message: z.string() })),
});

/** The most products of one request. */
const MOST = 100;

interface Batch {
  readonly ids: number[];
  readonly answer: Promise<readonly HousePromise[]>;
}

/** The request of a client that has not been sent yet. */
const waiting = new WeakMap<Api, Batch>();

function together(api: Api, productId: number): Batch['answer'] {
  const batch = waiting.get(api) ?? begun(api);
  if (batch.ids.push(productId) >= MOST) waiting.delete(api);
  return batch.answer;
}

/** It is sent when everything that is rendered now has asked. */
function begun(api: Api): Batch {
  const ids: number[] = [];
  const answer = new Promise((resolve) => setTimeout(resolve)).then(() => {
    if (waiting.get(api)?.ids === ids) waiting.delete(api);
    return api(getHousePromises, { ids: ids.join(',') });
  });
  const batch = { ids, answer };
  waiting.set(api, batch);
  return batch;
}
