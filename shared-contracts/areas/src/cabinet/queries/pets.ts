import { getPets } from '@zapovednik/api/cabinet/calls/pet';
import { petState } from '@zapovednik/api/cabinet/models/pet';
import type { Api } from '@zapovednik/platform/client';
import { defineSharedQuery } from '@zapovednik/platform/define';
import { type QueryKey, queryOptions } from '@zapovednik/platform/query';
import * as z from 'zod/mini';

const petsKey = (userId: number | null): QueryKey => ['pets@1', userId];

/**
 * The pets of a signed-in customer, for the cabinet and for other areas.
 *
 * @param userId the owner of the pets: another person on the same page has another query
 */
export const petsQuery = ({ api }: { readonly api: Api }, userId: number | null) =>
  queryOptions({
    queryKey: petsKey(userId),
    queryFn: ({ signal }) => api(getPets, {}, { signal }),
  });

export const petsData = defineSharedQuery({ name: 'pets@1', owner: 'mf-cabinet', data: z.array(petState) });
