import { ShowMore } from '@zapovednik/ui/longer-list';
import { type RefObject, useEffect, useRef } from 'react';
import type { ShownPages } from './use-shown-pages';

interface MoreProductsProps {
  /** Contains the grid. */
  list: RefObject<HTMLElement | null>;
  shown: ShownPages;
  /** Of the whole list. */
  count: number;
  /** URL of the next page; null at the last one. */
  to: string | null;
}

/**
 * «Показать ещё»: the next page below the shown ones, with its own address; a link to it before the script has loaded. The focus goes to
 * the first of the new goods.
 */
export function MoreProducts({ list, shown: { first, products }, count, to }: MoreProductsProps) {
  const pressedAt = useRef<number>(null);
  const length = products.length;
  useEffect(() => {
    if (pressedAt.current === null || length <= pressedAt.current) return;
    const card = list.current?.querySelectorAll('article')[pressedAt.current];
    // The last link of a card is the name; those before it are pictures and variants.
    [...(card?.querySelectorAll('a') ?? [])].at(-1)?.focus({ preventScroll: true });
    pressedAt.current = null;
  }, [list, length]);
  return (
    <ShowMore
      first={first}
      length={length}
      count={count}
      to={to}
      onPress={() => {
        pressedAt.current = length;
      }}
    />
  );
}
