import type { Api } from 'shared-contracts/client';
import { queryOptions } from 'shared-contracts/query';
import * as z from 'zod/mini';
import { defineSharedQuery } from '../../platform/query/shared-query';
import { fastDeliveryZone, getFastDeliveryZones } from '../calls/fast-delivery';

/** The polygons of fast delivery in the city; empty where there is none (CIT-32). */
export const fastDeliveryZonesQuery = ({ api }: { readonly api: Api }) =>
  queryOptions({
    queryKey: ['fast-delivery-zones@1'],
    queryFn: ({ signal }) => api(getFastDeliveryZones, {}, { signal }),
  });

export const fastDeliveryZonesData = defineSharedQuery({
  name: 'fast-delivery-zones@1',
  owner: 'mf-checkout',
  data: z.array(fastDeliveryZone),
});
