import { getSections, section } from '@zapovednik/api/catalog/calls/sections';
import type { Api } from '@zapovednik/platform/client';
import { defineSharedQuery } from '@zapovednik/platform/define';
import { queryOptions } from '@zapovednik/platform/query';
import * as z from 'zod/mini';

/**
 * The catalogue's sections as a tree, read once while the page is open (CAT-03), by the shell's menu and by the catalogue. It is too
 * large for the document: a page's loader answers the few sections that the page shows.
 */
export const sectionsQuery = ({ api }: { readonly api: Api }) =>
  queryOptions({
    queryKey: ['sections@1'],
    queryFn: ({ signal }) => api(getSections, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { inDocument: false },
  });

export const sectionsData = defineSharedQuery({ name: 'sections@1', owner: 'mf-catalog', data: z.array(section) });
