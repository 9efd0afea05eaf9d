import { hasErrorCode } from './error-code';

/** Whether a write failed because another row has the value already. */
export const violatesUnique = (error: unknown): boolean => hasErrorCode(error, /^23505$/);
