import { createContext, useContext, useEffect } from 'react';

/**
 * Receives whether the surrounding overlay is open. Null outside an overlay, and inside its dialog, because that can
 * contain other dialogs.
 */
export const OverlayStateContext = createContext<((open: boolean) => void) | null>(null);

/** Reports to the surrounding overlay whether its dialog is open. */
export function useOverlayState(open: boolean): void {
  const mark = useContext(OverlayStateContext);
  useEffect(() => {
    if (!mark || !open) return;
    mark(true);
    return () => mark(false);
  }, [mark, open]);
}
