/** The part of TanStack Query that areas can use (docs/decisions: facades). The shell creates the client. */

export type { QueryKey, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
export {
  isCancelledError,
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
export {
  cacheAnswer,
  followOptimisticQuery,
  optimistic,
  pendingWrites,
  readAgain,
  runWrite,
  useOptimisticQuery,
  type Write,
  withPendingWrites,
} from './optimistic';
