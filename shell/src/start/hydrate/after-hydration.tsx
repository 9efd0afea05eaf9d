import { IsRestoringProvider } from '@zapovednik/platform/query/hydration';
import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Runs a function after hydration. Before that, the page must not change. Until then queries do not fetch, as on the
 * server. Otherwise a query with stale data would show at once that it reads again. The data is stale if the page was
 * cached, or if the browser's clock is ahead.
 */
export function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  const [isHydrating, setHydrating] = useState(true);
  useEffect(() => {
    // In a transition React first hydrates the remaining boundaries.
    startTransition(() => setHydrating(false));
    run();
  }, [run]);
  return <IsRestoringProvider value={isHydrating}>{children}</IsRestoringProvider>;
}
