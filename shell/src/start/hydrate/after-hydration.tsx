import { IsRestoringProvider } from '@zapovednik/platform/query/hydration';
import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Runs a function after hydration: before that nothing may change what the page shows. Queries are idle until then, as on the server: the
 * data of a kept page, or of any page in a browser whose clock is ahead, is old, and a query that reads it again says so at once.
 */
export function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  const [isHydrating, setHydrating] = useState(true);
  useEffect(() => {
    // In a transition React first hydrates the boundaries that are left.
    startTransition(() => setHydrating(false));
    run();
  }, [run]);
  return <IsRestoringProvider value={isHydrating}>{children}</IsRestoringProvider>;
}
