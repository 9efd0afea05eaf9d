import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { atom, useStore } from '@zapovednik/platform/stores';
import { type ComponentType, useDeferredValue } from 'react';

export interface CompareProps {
  productId: number;
  code: string;
  name: string;
  /** With a label, on the product page. */
  wide?: boolean;
  className?: string | undefined;
}

export interface ViewedProps {
  /** The product of the page: it is reported as viewed, and is not in the row. */
  productId?: number;
}

export interface ForPetProps {
  product: ProductDetail;
}

export interface OnProductProps {
  productId: number;
  /** On the picture of a card, in a column of the comparison, or on the product's own page. */
  look: 'card' | 'column' | 'page';
}

/** The parts that are loaded after the page. */
export interface LateParts {
  readonly Compare: ComponentType<CompareProps>;
  readonly Viewed: ComponentType<ViewedProps>;
  readonly ForPet: ComponentType<ForPetProps>;
  /** What comes to a product later; null until it is loaded after the other parts. */
  readonly OnProduct: ComponentType<OnProductProps> | null;
  /** Keeps a press on a basket button that has failed without a network; `again` sends it. */
  readonly keep?: (productId: number, error: unknown, again: () => void) => void;
}

/** Null until they are loaded. It contains only code, which is the same for every visitor. */
export const lateParts = atom<LateParts | null>(null);

/** Forty cards get their parts between the visitor's presses, not in one long step that a press must wait for. */
export const useLateParts = () => useDeferredValue(useStore(lateParts, { ssr: 'initial' }));

/** The place of «Сравнить», and of what else comes to a product later. It takes no space of its own: the page reserves it. */
export function CompareSlot(props: CompareProps) {
  const parts = useLateParts();
  return parts && <parts.Compare {...props} />;
}

/** The place of «Вы смотрели», at the bottom, so that it does not move other content (CAT-51). */
export function ViewedSlot(props: ViewedProps) {
  const parts = useLateParts();
  return parts && <parts.Viewed {...props} />;
}

/** The place of «Подойдёт питомцу?» (CAB-26), at the end of its column. */
export function ForPetSlot(props: ForPetProps) {
  const parts = useLateParts();
  return parts && <parts.ForPet {...props} />;
}
