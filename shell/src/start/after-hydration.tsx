import { type ReactNode, useEffect } from 'react';

/** Runs a function after hydration: before that nothing may change what the page shows. */
export function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}
