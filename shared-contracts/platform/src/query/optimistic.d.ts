import {
  type FetchQueryOptions,
  type MutationOptions,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
/** A pending change of a query's data. */
export interface Write<Data> {
  /** Applies the change to the server's last answer, until the write has succeeded or failed. */
  readonly patch: (data: Data) => Data;
  /** Sends the write. Returns the query's new data, or undefined if a later write replaces this one. */
  readonly send: () => Promise<Data | undefined>;
}
/**
 * Options of a mutation that shows its change at once. The query holds the server's last answer; wherever it is shown, the patches
 * of pending writes are applied to it ({@link useOptimisticQuery}, {@link withPendingWrites}). Writes of one query are serial. A
 * failed write may still have succeeded on the server: the query is read again before the patch is removed and the next write is
 * sent.
 *
 * @example const { mutate, isPending } = useMutation(optimistic(basketQuery(app)));
 * mutate({ patch: (basket) => withQuantity(basket, 7, 2), send: () => api(changeQuantity, { id: 7, qty: 2 }) });
 */
export declare function optimistic<Data, W extends Write<Data> = Write<Data>>(
  query: FetchQueryOptions<Data>,
): {
  mutationKey: readonly unknown[];
  scope: {
    id: string;
  };
  networkMode: 'always';
  mutationFn: ({ send }: W) => Promise<Data | undefined>;
  onSuccess(
    data: Data | undefined,
    write: W,
    _: unknown,
    { client }: import('@tanstack/query-core').MutationFunctionContext,
  ): void;
  onError(
    _error: Error,
    _write: W,
    _: unknown,
    { client }: import('@tanstack/query-core').MutationFunctionContext,
  ): Promise<void>;
};
/** Caches what a write answered. A read in progress ends: it may have begun before the write, and would bring the old state back. */
export declare function cacheAnswer<Data>(
  client: QueryClient,
  {
    queryKey,
  }: {
    queryKey: QueryKey;
  },
  data: Data,
): void;
/** Reads a query again, even if it is cached. A read in progress is replaced, and its callers get the new answer. */
export declare function readAgain<Data>(client: QueryClient, query: FetchQueryOptions<Data>): Promise<Data>;
/** Starts a write outside of a component. Rejects with the error of `send`. */
export declare function runWrite<Data, W>(
  client: QueryClient,
  options: MutationOptions<Data, Error, W>,
  write: W,
): Promise<Data>;
/** The pending writes of a query, in the order of their requests. */
export declare function pendingWrites<W extends object>(client: QueryClient, queryKey: QueryKey): W[];
/** The data of a query with the patches of its pending writes. Without pending writes it is the same object. */
export declare function withPendingWrites<Data>(client: QueryClient, queryKey: QueryKey, data: Data): Data;
/** Whether a query has data, has failed without data, or is not read yet. */
type Status = 'pending' | 'error' | 'success';
/**
 * Calls `show` with the shown data of a query each time it changes; `none` is shown before the data is read. For state that is
 * derived from a query outside of components.
 */
export declare function followOptimisticQuery<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  none: Data,
  show: (data: Data, status: Status) => void,
): void;
/** `useQuery` with the patches of pending writes in its data, and the list of these writes. */
export declare function useOptimisticQuery<Data, W extends Write<Data> = Write<Data>>(
  query: UseQueryOptions<Data>,
):
  | {
      dataUpdatedAt: number;
      errorUpdatedAt: number;
      failureCount: number;
      failureReason: Error | null;
      errorUpdateCount: number;
      isFetched: boolean;
      isFetchedAfterMount: boolean;
      isFetching: boolean;
      isInitialLoading: boolean;
      isPaused: boolean;
      isRefetching: boolean;
      isStale: boolean;
      isEnabled: boolean;
      refetch: (
        options?: import('@tanstack/query-core').RefetchOptions,
      ) => Promise<import('@tanstack/query-core').QueryObserverResult<Data, Error>>;
      fetchStatus: import('@tanstack/query-core').FetchStatus;
      error: Error;
      isError: true;
      isPending: false;
      isLoading: false;
      isLoadingError: true;
      isRefetchError: false;
      isSuccess: false;
      isPlaceholderData: false;
      status: 'error';
      data: Data | undefined;
      writes: W[];
    }
  | {
      dataUpdatedAt: number;
      errorUpdatedAt: number;
      failureCount: number;
      failureReason: Error | null;
      errorUpdateCount: number;
      isFetched: boolean;
      isFetchedAfterMount: boolean;
      isFetching: boolean;
      isInitialLoading: boolean;
      isPaused: boolean;
      isRefetching: boolean;
      isStale: boolean;
      isEnabled: boolean;
      refetch: (
        options?: import('@tanstack/query-core').RefetchOptions,
      ) => Promise<import('@tanstack/query-core').QueryObserverResult<Data, Error>>;
      fetchStatus: import('@tanstack/query-core').FetchStatus;
      error: null;
      isError: false;
      isPending: true;
      isLoading: true;
      isLoadingError: false;
      isRefetchError: false;
      isSuccess: false;
      isPlaceholderData: false;
      status: 'pending';
      data: Data | undefined;
      writes: W[];
    }
  | {
      dataUpdatedAt: number;
      errorUpdatedAt: number;
      failureCount: number;
      failureReason: Error | null;
      errorUpdateCount: number;
      isFetched: boolean;
      isFetchedAfterMount: boolean;
      isFetching: boolean;
      isLoading: boolean;
      isInitialLoading: boolean;
      isPaused: boolean;
      isRefetching: boolean;
      isStale: boolean;
      isEnabled: boolean;
      refetch: (
        options?: import('@tanstack/query-core').RefetchOptions,
      ) => Promise<import('@tanstack/query-core').QueryObserverResult<Data, Error>>;
      fetchStatus: import('@tanstack/query-core').FetchStatus;
      error: null;
      isError: false;
      isPending: true;
      isLoadingError: false;
      isRefetchError: false;
      isSuccess: false;
      isPlaceholderData: false;
      status: 'pending';
      data: Data | undefined;
      writes: W[];
    }
  | {
      dataUpdatedAt: number;
      errorUpdatedAt: number;
      failureCount: number;
      failureReason: Error | null;
      errorUpdateCount: number;
      isFetched: boolean;
      isFetchedAfterMount: boolean;
      isFetching: boolean;
      isInitialLoading: boolean;
      isPaused: boolean;
      isRefetching: boolean;
      isStale: boolean;
      isEnabled: boolean;
      refetch: (
        options?: import('@tanstack/query-core').RefetchOptions,
      ) => Promise<import('@tanstack/query-core').QueryObserverResult<Data, Error>>;
      fetchStatus: import('@tanstack/query-core').FetchStatus;
      isError: false;
      error: null;
      isPending: false;
      isLoading: false;
      isLoadingError: false;
      isRefetchError: false;
      isSuccess: true;
      isPlaceholderData: true;
      status: 'success';
      data: Data | undefined;
      writes: W[];
    }
  | {
      dataUpdatedAt: number;
      errorUpdatedAt: number;
      failureCount: number;
      failureReason: Error | null;
      errorUpdateCount: number;
      isFetched: boolean;
      isFetchedAfterMount: boolean;
      isFetching: boolean;
      isInitialLoading: boolean;
      isPaused: boolean;
      isRefetching: boolean;
      isStale: boolean;
      isEnabled: boolean;
      refetch: (
        options?: import('@tanstack/query-core').RefetchOptions,
      ) => Promise<import('@tanstack/query-core').QueryObserverResult<Data, Error>>;
      fetchStatus: import('@tanstack/query-core').FetchStatus;
      error: Error;
      isError: true;
      isPending: false;
      isLoading: false;
      isLoadingError: false;
      isRefetchError: true;
      isSuccess: false;
      isPlaceholderData: false;
      status: 'error';
      data: Data | undefined;
      writes: W[];
    }
  | {
      dataUpdatedAt: number;
      errorUpdatedAt: number;
      failureCount: number;
      failureReason: Error | null;
      errorUpdateCount: number;
      isFetched: boolean;
      isFetchedAfterMount: boolean;
      isFetching: boolean;
      isInitialLoading: boolean;
      isPaused: boolean;
      isRefetching: boolean;
      isStale: boolean;
      isEnabled: boolean;
      refetch: (
        options?: import('@tanstack/query-core').RefetchOptions,
      ) => Promise<import('@tanstack/query-core').QueryObserverResult<Data, Error>>;
      fetchStatus: import('@tanstack/query-core').FetchStatus;
      error: null;
      isError: false;
      isPending: false;
      isLoading: false;
      isLoadingError: false;
      isRefetchError: false;
      isSuccess: true;
      isPlaceholderData: false;
      status: 'success';
      data: Data | undefined;
      writes: W[];
    };
export {};
