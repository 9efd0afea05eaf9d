import { useEffect } from 'react';
import type { LayoutState } from 'shared-contracts/state';
import { useShellShop } from '../app/shop-provider';

/** Says in the layout's state whether a dialog is open (LAY-56). */
export function useFlag(flag: 'cityListDrawer' | 'mainMobileMenu' | 'drawer', open: boolean): void {
  const { layout } = useShellShop().write;
  useEffect(() => {
    const say = (value: boolean) => layout.set({ ...layout.get(), [flag]: value } satisfies LayoutState);
    say(open);
    return () => say(false);
  }, [flag, open, layout]);
}
