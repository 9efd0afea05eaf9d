import { userSession } from '@zapovednik/api/shell/wire/user';
import type { Asked } from './start-shop';

/** The session id in a call's answer. */
export const sessionOf = ({ value }: Asked): string => userSession.parse(value).session_id;
