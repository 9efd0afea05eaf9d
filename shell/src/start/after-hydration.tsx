import { type ReactNode, useEffect } from 'react';

/** Runs something once the server's page is taken over; before that nothing may change what it shows. */
export function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}
