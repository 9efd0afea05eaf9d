import { useEffect } from 'react';
import { useShell } from '../app/shell-provider';
import type { LayoutState } from './layout-state';

/** Sets in the layout state whether an element of the layout is shown (LAY-56). */
export function useLayoutFlag(part: 'footer' | 'mobileMenuActivity', shown: boolean): void {
  const { layout } = useShell();
  useEffect(() => {
    if (layout.get()[part] !== shown) layout.set({ ...layout.get(), [part]: shown } satisfies LayoutState);
  }, [part, shown, layout]);
}
