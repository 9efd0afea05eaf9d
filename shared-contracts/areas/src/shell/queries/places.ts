import { searchLocations } from '@zapovednik/api/shell/calls/location';
import type { Api } from '@zapovednik/platform/client';
import { defineSharedQuery } from '@zapovednik/platform/define';
import { queryOptions } from '@zapovednik/platform/query';
import * as z from 'zod/mini';

/** How long found places are kept, in milliseconds: places change rarely. */
const MAX_AGE = 3_600_000;

/** Places whose name holds a text, each with the city that serves it (API-28). */
export const placesQuery = ({ api }: { readonly api: Api }, text: string) =>
  queryOptions({
    queryKey: ['places@1', text],
    queryFn: ({ signal }) => api(searchLocations, { q: text }, { signal }),
    staleTime: MAX_AGE,
  });

export const placesData = defineSharedQuery({
  name: 'places@1',
  owner: 'shell',
  data: z.array(z.object({ id: z.int(), name: z.string(), cityId: z.int() })),
});
