import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this render must be the same as the server's: on the server, and when the browser hydrates its HTML. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
