import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { type AppContext, useApp, useAtom } from '@zapovednik/platform/app';

/**
 * The AppContext for queries whose key contains the customer. The component renders again when another customer has
 * signed in, so it never shows one customer's data to another.
 */
export function usePersonalApp(): AppContext {
  useAtom(sessionAtom);
  return useApp();
}
