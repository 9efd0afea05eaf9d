import type { Recovery, RecoveryOptions } from './recovery';

/** The recovery, loaded with the first 401, because most visits do not need it. */
export function lazyRecovery(options: RecoveryOptions): Recovery {
  let loading: Promise<Recovery> | null = null;

  const load = () => {
    const promise =
      loading ??
      import(/* webpackChunkName: "lazy-recovery" */ './recovery').then(({ createRecovery }) =>
        createRecovery(options),
      );
    loading = promise;
    // A failure is not cached: the next 401 tries again.
    promise.catch(() => {
      if (loading === promise) loading = null;
    });
    return promise;
  };

  return {
    recover: async (sentWith) => (await load()).recover(sentWith),
    async unauthorized() {
      try {
        await (await load()).unauthorized();
      } catch (error) {
        options.app().report(error, { area: 'shell', phase: 'load', name: 'recovery' });
      }
    },
  };
}
