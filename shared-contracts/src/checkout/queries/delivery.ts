import type { Api } from 'shared-contracts/client';
import { type QueryKey, queryOptions } from 'shared-contracts/query';
import { defineSharedQuery } from '../../platform/query/shared-query';
import { getUserDelivery } from '../calls/delivery';
import { deliveryChoiceSchema } from '../models/delivery';

const deliveryKey: QueryKey = ['delivery@1'];

/** The delivery choice of this session. The shell fills it from the session at the start of a page. */
export const deliveryQuery = ({ api }: { readonly api: Api }) =>
  queryOptions({
    queryKey: deliveryKey,
    queryFn: ({ signal }) => api(getUserDelivery, {}, { signal }),
  });

export const deliveryData = defineSharedQuery({ name: 'delivery@1', owner: 'mf-checkout', data: deliveryChoiceSchema });
