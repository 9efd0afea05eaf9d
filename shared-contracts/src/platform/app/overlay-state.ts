import { createContext, useContext, useEffect } from 'react';

/** Takes whether the overlay around is open; null outside an overlay, and inside its dialog, where another one may open. */
export const OverlayStateContext = createContext<((open: boolean) => void) | null>(null);

/**
 * Tells the overlay around that its dialog is open or closed.
 */
export function useOverlayState(open: boolean): void {
  const mark = useContext(OverlayStateContext);
  useEffect(() => {
    if (!mark || !open) return;
    mark(true);
    return () => mark(false);
  }, [mark, open]);
}
