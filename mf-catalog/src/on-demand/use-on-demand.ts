import { reportAndNotify, useApp } from '@zapovednik/platform/app';
import { useState } from 'react';

/**
 * Something that a press opens and that is loaded then. A failed load is reported and shown as a notification, the page stays as it
 * is, and the next press tries again.
 *
 * @param load the import of its chunk; may be called earlier too, to warm it
 * @param name its name in the error log
 * @returns what was loaded, null before, and the function that loads it
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
