/** TanStack Query as areas may use it (docs/decisions: facades). The shell makes the client. */

export type { DehydratedState, QueryKey, UseQueryResult } from '@tanstack/react-query';
export {
  dehydrate,
  HydrationBoundary,
  hydrate,
  infiniteQueryOptions,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
