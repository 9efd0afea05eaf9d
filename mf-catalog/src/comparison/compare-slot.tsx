import type { ComponentType } from 'react';
import { atom, useStore } from 'shared-contracts/stores';

export interface CompareProps {
  productId: number;
  code: string;
  name: string;
  /** With a label, on the product page. */
  wide?: boolean;
  className?: string | undefined;
}

/** Code only: it is the same for every visitor. */
export const loadedToggle = atom<ComponentType<CompareProps> | null>(null);

/**
 * The place of «Сравнить». The button comes with the visitor's first movement: until then nobody can press it, and the first load of
 * every page with cards stays smaller. It takes no space of its own, or the page reserves it.
 */
export function CompareSlot(props: CompareProps) {
  const Toggle = useStore(loadedToggle);
  return Toggle && <Toggle {...props} />;
}
