import { useEffect } from 'react';
import type { LayoutState } from 'shared-contracts/state';
import { useShell } from '../app/shell-provider';

/** Says in the layout state what a part of the layout shows (LAY-56). */
export function useLayoutFlag(part: 'footer' | 'mobileMenuActivity', shown: boolean): void {
  const { layout } = useShell().write;
  useEffect(() => {
    if (layout.get()[part] !== shown) layout.set({ ...layout.get(), [part]: shown } satisfies LayoutState);
  }, [part, shown, layout]);
}
