import { getFastDeliveryZones } from '@zapovednik/api/checkout/calls/fast-delivery';
import type { Api } from '@zapovednik/platform/client';
import { defineSharedQuery } from '@zapovednik/platform/define';
import { queryOptions } from '@zapovednik/platform/query';
import * as z from 'zod/mini';

/** The polygons of fast delivery in the city; empty if it has none (CIT-32). */
export const fastDeliveryZonesQuery = ({ api }: { readonly api: Api }) =>
  queryOptions({
    queryKey: ['fast-delivery-zones@2'],
    queryFn: ({ signal }) => api(getFastDeliveryZones, {}, { signal }),
  });

export const fastDeliveryZonesData = defineSharedQuery({
  name: 'fast-delivery-zones@2',
  owner: 'mf-checkout',
  data: z.array(z.object({ id: z.int(), name: z.string(), corners: z.array(z.tuple([z.number(), z.number()])) })),
});
