import { getUserDelivery } from '@zapovednik/api/checkout/calls/delivery';
import { deliveryChoiceSchema } from '@zapovednik/api/checkout/models/delivery';
import type { Api } from '@zapovednik/platform/client';
import { defineSharedQuery } from '@zapovednik/platform/define';
import { type QueryKey, queryOptions } from '@zapovednik/platform/query';

const deliveryKey: QueryKey = ['delivery@1'];

/** The delivery choice of this session. The shell fills it from the session at the start of a page. */
export const deliveryQuery = ({ api }: { readonly api: Api }) =>
  queryOptions({
    queryKey: deliveryKey,
    queryFn: ({ signal }) => api(getUserDelivery, {}, { signal }),
  });

export const deliveryData = defineSharedQuery({ name: 'delivery@1', owner: 'mf-checkout', data: deliveryChoiceSchema });
