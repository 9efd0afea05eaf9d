import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { AppContext } from '@zapovednik/platform/app';

/**
 * Whether the page knows its customer. Right after a sign-in it does not yet: a loader then reads nothing, and the page reads its data
 * as soon as the customer is known. So nothing is ever kept under nobody's name, where the next customer could find it.
 */
export const isSignedIn = ({ atom }: Pick<AppContext, 'atom'>): boolean =>
  atom(sessionAtom).get().status === 'authorized';
