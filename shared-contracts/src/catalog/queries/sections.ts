import type { Api } from 'shared-contracts/client';
import { queryOptions } from 'shared-contracts/query';
import * as z from 'zod/mini';
import { defineSharedQuery } from '../../platform/query/shared-query';
import { getSections, section } from '../calls/sections';

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
