import { useEffect } from 'react';
import { useShell } from '../app/shell-provider';
import type { LayoutState } from './layout-state';

/** Says in the layout state what a part of the layout shows (LAY-56). */
export function useLayoutFlag(part: 'footer' | 'mobileMenuActivity', shown: boolean): void {
  const { layout } = useShell();
  useEffect(() => {
    if (layout.get()[part] !== shown) layout.set({ ...layout.get(), [part]: shown } satisfies LayoutState);
  }, [part, shown, layout]);
}
