import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/**
 * A part of an atom: the component renders again when that part changes, not with every change of the rest. Forty cards of a
 * section read one basket.
 * @param select answers something that is equal (`Object.is`) as long as nothing has changed
 *
 * @example const pieces = useSelected(stores.basket, ({ quantities }) => quantities[productId] ?? 0);
 */
export function useSelected<Value, Part>(store: ReadableAtom<Value>, select: (value: Value) => Part): Part {
  const part = () => select(store.get());
  return useSyncExternalStore(store.listen, part, part);
}
