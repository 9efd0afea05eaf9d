import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { AppContext } from '@zapovednik/platform/app';

/**
 * Whether the page already has the data of its customer. Right after a sign-in it does not: then a loader reads
 * nothing, and the page reads its data as soon as the customer is known. So no data is cached without the customer's
 * id, where the next customer could see it.
 */
export const isSignedIn = ({ atom }: Pick<AppContext, 'atom'>): boolean =>
  atom(sessionAtom).get().status === 'authorized';
