import type { PublicSettings } from '@zapovednik/platform/settings';
import { useEffect, useState } from 'react';
import type { MapEngine } from './engine';
import { loadEngine } from './load-engine';
import { MAP_DELAY } from './view';

/**
 * The engine of the configured map, at least 300 ms after the data (LIM-05), so that a dialog opens smoothly. Never on
 * the server.
 */
export function useEngine(settings: PublicSettings['map'], onFailed: (error: unknown) => void): MapEngine | null {
  const [engine, setEngine] = useState<MapEngine | null>(null);

  useEffect(() => {
    if (!settings) return;
    let gone = false;
    const delay = new Promise((resolve) => setTimeout(resolve, MAP_DELAY));
    Promise.all([loadEngine(settings), delay]).then(
      ([loaded]) => !gone && setEngine(loaded),
      (error: unknown) => !gone && onFailed(error),
    );
    return () => {
      gone = true;
    };
  }, [settings, onFailed]);

  return engine;
}
