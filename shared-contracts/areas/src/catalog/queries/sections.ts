import { getSections } from '@zapovednik/api/catalog/calls/sections';
import type { Section } from '@zapovednik/api/catalog/models/section';
import type { Api } from '@zapovednik/platform/client';
import { defineSharedQuery } from '@zapovednik/platform/define';
import { queryOptions } from '@zapovednik/platform/query';
import * as z from 'zod/mini';

/**
 * The catalogue's sections as a tree, read once while the page is open (CAT-03), by the shell's menu and by the
 * catalogue. It is too large for the document, so a page's loader returns only the few sections that the page shows.
 */
export const sectionsQuery = ({ api }: { readonly api: Api }) =>
  queryOptions({
    queryKey: ['sections@3'],
    queryFn: ({ signal }) => api(getSections, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { inDocument: false },
  });

const section = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  uniqueCode: z.string(),
  path: z.string(),
  picture: z.string(),
  heading: z.string(),
  productCount: z.int(),
  get children(): z.ZodMiniArray<z.ZodMiniType<Section>> {
    return z.array(section);
  },
});

export const sectionsData = defineSharedQuery({ name: 'sections@3', owner: 'mf-catalog', data: z.array(section) });
