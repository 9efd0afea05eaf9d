import { useSyncExternalStore } from 'react';
import type { Readable } from './create-atoms';

/**
 * A part of an atom: the component renders again when that part changes, not with every change of the rest. Forty cards of a
 * section read one basket.
 * @param select answers something that is equal (`Object.is`) as long as nothing has changed
 *
 * @example const pieces = useSelected(app.atom(basketAtom), ({ quantities }) => quantities[productId] ?? 0);
 */
export function useSelected<Value, Part>(atom: Readable<Value>, select: (value: Value) => Part): Part {
  const part = () => select(atom.get());
  return useSyncExternalStore(atom.listen, part, part);
}
