import { hasErrorCode } from './error-code';

/** Codes of PostgreSQL and of the connection which mean that the database is down, not that the query is wrong. */
const DOWN = /^(08\w{3}|25P03|57P0[1235]|53300|3D000|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/;
const DOWN_MESSAGE = /^(Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** Whether an error means that the database does not answer, or that the connection to it is lost. */
export const isDatabaseDown = (error: unknown): boolean => hasErrorCode(error, DOWN) || hasMessage(error, DOWN_MESSAGE);

/** A lock or a statement took too long, or a transaction had a conflict twice. */
const BUSY = /^(55P03|57014|40P01|40001)$/;
const NO_FREE_CONNECTION = /^timeout exceeded when trying to connect/;

/** Whether an error means that the database is busy with other transactions: the same call may succeed in a few seconds. */
export const isDatabaseBusy = (error: unknown): boolean =>
  hasErrorCode(error, BUSY) || hasMessage(error, NO_FREE_CONNECTION);

/** No space left: on the database's disk, or on that of the data folder. PGlite's file system names it only in words. */
const FULL = /^(53100|ENOSPC|EDQUOT)$/;
const FULL_MESSAGE = /No space left on device|\bENOSPC\b/;

/** Whether an error means that nothing can be stored, because a disk is full. */
export const isDiskFull = (error: unknown): boolean => hasErrorCode(error, FULL) || hasMessage(error, FULL_MESSAGE);

function hasMessage(error: unknown, message: RegExp): boolean {
  return error instanceof Error && (message.test(error.message) || hasMessage(error.cause, message));
}
