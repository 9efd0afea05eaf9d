import { hasErrorCode } from './error-code';

/**
 * Error codes of PostgreSQL and of the connection for a database that is down, as opposed to a wrong query. 25006: this server may only be
 * read, because another one was made the primary.
 */
const DOWN =
  /^(08\w{3}|25006|25P03|57P0[1235]|53300|3D000|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/;
const DOWN_MESSAGE = /^(Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** Whether an error means that the database does not answer, or that its connection is lost. */
export const isDatabaseDown = (error: unknown): boolean => hasErrorCode(error, DOWN) || hasMessage(error, DOWN_MESSAGE);

/** A lock or a statement took too long, or a transaction had a conflict twice. */
const BUSY = /^(55P03|57014|40P01|40001)$/;
const NO_FREE_CONNECTION = /^timeout exceeded when trying to connect/;

/** Whether an error means that the database is busy with other transactions: the same call may succeed in a few seconds. */
export const isDatabaseBusy = (error: unknown): boolean =>
  hasErrorCode(error, BUSY) || hasMessage(error, NO_FREE_CONNECTION);

/** No space left on the database's disk or on the data folder's disk. PGlite's file system reports it only as text. */
const FULL = /^(53100|ENOSPC|EDQUOT)$/;
const FULL_MESSAGE = /No space left on device|\bENOSPC\b/;

/** Whether an error means that a disk is full, so nothing can be stored. */
export const isDiskFull = (error: unknown): boolean => hasErrorCode(error, FULL) || hasMessage(error, FULL_MESSAGE);

function hasMessage(error: unknown, message: RegExp): boolean {
  return error instanceof Error && (message.test(error.message) || hasMessage(error.cause, message));
}
