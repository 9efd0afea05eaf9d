/** TanStack Query as areas may use it (docs/decisions: facades). The shell makes the client. */

export type { DehydratedState, QueryKey, UseQueryResult } from '@tanstack/react-query';
export {
  dehydrate,
  hydrate,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
