import type * as z from 'zod/mini';
import type { AtomDescriptor } from '../stores/atom';
import { useSelected } from '../stores/use-selected';
import { useApp } from './app-context';

const wholeNumber = <Value>(value: Value) => value;

/**
 * The value of an atom, in any component of any area. For a part of it use {@link useSelected}.
 *
 * @example const { status } = useAtom(sessionAtom);
 */
export function useAtom<Schema extends z.ZodMiniType>(atom: AtomDescriptor<Schema>): z.output<Schema> {
  return useSelected(useApp().atom(atom), wholeNumber);
}
