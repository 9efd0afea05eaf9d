import {
  type FetchQueryOptions,
  hashKey,
  type MutationOptions,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** A pending change of a query's data. */
export interface Write<Data> {
  /** Applies the change to the server's last answer, until the write has succeeded or failed. */
  readonly patch: (data: Data) => Data;
  /** Sends the write. Returns the query's new data, or undefined if a later write replaces this one. */
  readonly send: () => Promise<Data | undefined>;
}

/**
 * Shortly before a mutation is settled, its answer is already in the query. Then its patch must not be applied again.
 */
const answered = new WeakSet<object>();

/**
 * Options of a mutation that shows its change at once. The query contains the server's last answer, and the patches of
 * pending writes are applied to it wherever it is shown ({@link useOptimisticQuery}, {@link withPendingWrites}). Writes
 * of one query are serial. A failed write may still have succeeded on the server: the query is read again before the
 * patch is removed and the next write is sent.
 *
 * @example const { mutate, isPending } = useMutation(optimistic(basketQuery(app)));
 * mutate({ patch: (basket) => withQuantity(basket, 7, 2), send: () => api(changeQuantity, { id: 7, qty: 2 }) });
 */
export function optimistic<Data, W extends Write<Data> = Write<Data>>(query: FetchQueryOptions<Data>) {
  const { queryKey } = query;
  return {
    mutationKey: queryKey,
    scope: { id: hashKey(queryKey) },
    // Without a connection a write fails and shows its error, instead of waiting.
    networkMode: 'always',
    mutationFn: ({ send }) => send(),
    onSuccess(data, write, _, { client }) {
      answered.add(write);
      if (data === undefined) return;
      // A read in progress may return older data than this answer. It is cancelled, and its caller gets this answer,
      // which is set first.
      void client.cancelQueries({ queryKey, exact: true });
      client.setQueryData(queryKey, data);
    },
    async onError(_error, _write, _, { client }) {
      await readAgain(client, query).catch(() => {});
    },
  } satisfies MutationOptions<Data | undefined, Error, W>;
}

/**
 * Caches the answer of a write. A read in progress is cancelled, because it may have begun before the write and would
 * restore the old state.
 */
export function cacheAnswer<Data>(client: QueryClient, { queryKey }: { queryKey: QueryKey }, data: Data): void {
  void client.cancelQueries({ queryKey, exact: true }, { silent: true, revert: false });
  client.setQueryData(queryKey, data);
}

/**
 * Reads a query again, even if it is cached. A read in progress is replaced, and its callers get the new answer. Without a connection it
 * fails instead of waiting, so that a write that has failed can be offered again.
 */
export function readAgain<Data>(client: QueryClient, query: FetchQueryOptions<Data>): Promise<Data> {
  void client.cancelQueries({ queryKey: query.queryKey, exact: true }, { silent: true, revert: false });
  return client.fetchQuery({ ...query, staleTime: 0, networkMode: 'always' });
}

/** Starts a write outside of a component. Rejects with the error of `send`. */
export function runWrite<Data, W>(
  client: QueryClient,
  options: MutationOptions<Data, Error, W>,
  write: W,
): Promise<Data> {
  return client.getMutationCache().build(client, options).execute(write);
}

/** The pending writes of a query, in the order of their requests. */
export function pendingWrites<W extends object>(client: QueryClient, queryKey: QueryKey): W[] {
  const mutations = client.getMutationCache();
  return mutations.findAll({ mutationKey: queryKey, exact: true, status: 'pending' }).flatMap((one) => {
    const write = mutations.find<unknown, Error, W>({ predicate: (other) => other === one })?.state.variables;
    return write && !answered.has(write) ? [write] : [];
  });
}

/** The data of a query with the patches of its pending writes. Without pending writes it is the same object. */
export function withPendingWrites<Data>(client: QueryClient, queryKey: QueryKey, data: Data): Data {
  return pendingWrites<Write<Data>>(client, queryKey).reduce((patched, { patch }) => patch(patched), data);
}

/** Other cache events occur while components render, and do not change the shown data. */
const isChange = ({ type }: { readonly type: string }) => type === 'updated' || type === 'removed';

/** Whether a query has data, has failed without data, or is not read yet. */
type Status = 'pending' | 'error' | 'success';

/**
 * Calls `show` with the shown data of a query each time it changes; `none` is shown before the data is read. For state
 * that is derived from a query outside of components.
 *
 * @returns a function that shows a patch at once, for a write whose owner is still loading. It returns a function that
 * removes the patch together with the next change, so that there is always either this patch or the owner's.
 */
export function followOptimisticQuery<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  none: Data,
  show: (data: Data, status: Status) => void,
): (patch: Write<Data>['patch']) => () => void {
  const hash = hashKey(queryKey);
  const seeds = new Set<Write<Data>['patch']>();
  let shown = none;
  let shownStatus: Status = 'pending';

  const derive = () => {
    const { data, status = 'pending' } = client.getQueryState<Data>(queryKey) ?? {};
    const written = withPendingWrites(client, queryKey, data ?? none);
    const next = [...seeds].reduce((patched, patch) => patch(patched), written);
    const nextStatus = data === undefined ? status : 'success';
    if (next === shown && nextStatus === shownStatus) return;
    [shown, shownStatus] = [next, nextStatus];
    show(next, nextStatus);
  };
  client.getQueryCache().subscribe((event) => {
    if (isChange(event) && event.query.queryHash === hash) derive();
  });
  client.getMutationCache().subscribe((event) => {
    if (isChange(event) && event.mutation?.options.scope?.id === hash) derive();
  });
  derive();

  return (patch) => {
    seeds.add(patch);
    derive();
    return () => {
      seeds.delete(patch);
      queueMicrotask(derive);
    };
  };
}

/** `useQuery` with the patches of pending writes in its data, and the list of these writes. */
export function useOptimisticQuery<Data, W extends Write<Data> = Write<Data>>(query: UseQueryOptions<Data>) {
  const { queryKey } = query;
  const client = useQueryClient();
  const mutations = client.getMutationCache();
  const result = useQuery(query);
  const isPending = { mutationKey: queryKey, exact: true, status: 'pending' } as const;
  useSyncExternalStore(
    (listener) =>
      mutations.subscribe((event) => {
        if (isChange(event)) listener();
      }),
    () => String(mutations.findAll(isPending).map(({ mutationId }) => mutationId)),
    () => '',
  );
  const { data } = result;
  return {
    ...result,
    data: data === undefined ? data : withPendingWrites(client, queryKey, data),
    writes: pendingWrites<W>(client, queryKey),
  };
}
