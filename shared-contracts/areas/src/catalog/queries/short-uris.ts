import { checkUri } from '@zapovednik/api/catalog/calls/uri';
import type { Api } from '@zapovednik/platform/client';
import { defineSharedQuery } from '@zapovednik/platform/define';
import { queryOptions } from '@zapovednik/platform/query';
import * as z from 'zod/mini';

/** The short paths of these pages. Without pages no request is sent (VAL-25). */
export const shortUrisQuery = ({ api }: { readonly api: Api }, paths: readonly string[]) =>
  queryOptions({
    queryKey: ['short-uris@2', ...paths],
    queryFn: ({ signal }) => (paths.length === 0 ? [] : api(checkUri, { uri: [...paths] }, { signal })),
    meta: { inDocument: false },
  });

export const shortUrisData = defineSharedQuery({
  name: 'short-uris@2',
  owner: 'mf-catalog',
  data: z.array(z.object({ path: z.string(), shortPath: z.string() })),
});
