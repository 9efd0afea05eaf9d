import type * as z from 'zod/mini';
import type { AtomDescriptor } from '../stores/atom';
/**
 * The value of an atom, in any component of any area. For a part of it use {@link useSelected}.
 *
 * @example const { status } = useAtom(sessionAtom);
 */
export declare function useAtom<Schema extends z.ZodMiniType>(atom: AtomDescriptor<Schema>): z.output<Schema>;
