/** Codes of PostgreSQL and of the connection to it that say: not the query is wrong, the database is not there. */
const codes = /^(08\w{3}|57P0[123]|53300|3D000|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/;
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error says that the database does not answer, however deep it stands. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true;
  if (messages.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  return isDatabaseDown(error.cause);
}
