import type { Recovery, RecoveryOptions } from './recovery';

/** The recovery, loaded with the first 401: most visits never need it. */
export function lazyRecovery(parts: RecoveryOptions): Recovery {
  let coming: Promise<Recovery> | null = null;

  const bring = () => {
    const bringing =
      coming ??
      import(/* webpackChunkName: "lazy-recovery" */ './recovery').then(({ createRecovery }) => createRecovery(parts));
    coming = bringing;
    // A failure is not cached: the next 401 tries again.
    bringing.catch(() => {
      if (coming === bringing) coming = null;
    });
    return bringing;
  };

  return {
    recover: async (sentWith) => (await bring()).recover(sentWith),
    async unauthorized() {
      try {
        await (await bring()).unauthorized();
      } catch (error) {
        parts.app().report(error, { area: 'shell', phase: 'load', name: 'recovery' });
      }
    },
  };
}
