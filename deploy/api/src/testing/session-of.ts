import { userSession } from 'shared-contracts/shell/calls/user';
import type { Asked } from './start-shop';

/** The id of the session that a call answered. */
export const sessionOf = ({ value }: Asked): string => userSession.parse(value).session_id;
