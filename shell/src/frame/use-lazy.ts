import { useApp } from '@zapovednik/platform/app';
import { type ComponentType, useCallback, useState } from 'react';

/**
 * Code of the shell that is loaded when it is first needed, so that it does not slow down the first load. A failed load is
 * reported, and the next `load` tries again.
 *
 * @returns the component once it is loaded, and the function that loads it
 */
export function useLazy<Props>(
  name: string,
  importComponent: () => Promise<ComponentType<Props>>,
): readonly [ComponentType<Props> | null, () => void] {
  const app = useApp();
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);

  const load = useCallback(() => {
    importComponent().then(
      (Component) => setLoaded(() => Component),
      (error: unknown) => app.report(error, { area: 'shell', phase: 'load', name }),
    );
  }, [importComponent, name, app]);

  return [Loaded, load];
}
