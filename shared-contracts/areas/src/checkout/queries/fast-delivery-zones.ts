import { fastDeliveryZone, getFastDeliveryZones } from '@zapovednik/api/checkout/calls/fast-delivery';
import type { Api } from '@zapovednik/platform/client';
import { defineSharedQuery } from '@zapovednik/platform/define';
import { queryOptions } from '@zapovednik/platform/query';
import * as z from 'zod/mini';

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
