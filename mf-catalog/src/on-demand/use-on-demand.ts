import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { useState } from 'react';

/**
 * A component that is loaded when a click opens it. A failed load is reported and shown as a notification, the page
 * does not change, and the next click tries again.
 *
 * @param load the import of its chunk; may also be called earlier, to preload it
 * @param name its name in the error log
 * @returns the loaded module, or null before that, and the function that loads it
 */
export function useOnDemand<Loaded extends object>(
  load: () => Promise<Loaded>,
  name: string,
): [Loaded | null, () => Promise<void>] {
  const app = useApp();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const open = () =>
    load().then(setLoaded, (error: unknown) =>
      reportAndNotify(app, error, { area: 'mf-catalog', phase: 'load', name }),
    );
  return [loaded, open];
}
