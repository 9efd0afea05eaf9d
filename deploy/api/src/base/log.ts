import { logHooks } from 'deploy-network/log-contacts';
import { linesWithTrace } from 'deploy-telemetry/telemetry';
import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * The back end's log. It never contains credentials, the values of a query, e-mail addresses or phones.
 *
 * @param stream The target of the lines; the default is the process's own output.
 * @param name Of the process.
 * @param isTraced Whether lines name the trace that they belong to.
 */
export function createLog(level: string, stream?: DestinationStream, name = 'api', isTraced = false): Logger {
  const redact = { paths: ['authorization', 'cookie'].map((name) => `req.headers.${name}`), censor: '…' };
  const serializers = { err: (error: Error) => pino.stdSerializers.err(withoutValues(error)) };
  return pino(
    { name, level, redact, serializers, hooks: logHooks, ...(isTraced && linesWithTrace) },
    stream ?? pino.destination(1),
  );
}

/** drizzle adds the values of a failed query to its message, and so to the stack. */
function withoutValues(error: Error): Error {
  if (!(error instanceof DrizzleQueryError)) return error;
  const told = new Error(`Failed query: ${error.query}`, { cause: error.cause });
  if (error.stack) told.stack = error.stack.replace(error.message, told.message);
  return told;
}
