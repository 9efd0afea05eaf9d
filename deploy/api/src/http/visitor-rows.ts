import { type Column, eq, or, type SQL } from 'drizzle-orm';
import type { SessionContext } from './context';

/** The author of a vote, like or report: the customer, or the anonymous visitor. */
export const visitorOf = ({ session }: SessionContext) =>
  session.customerId === null ? { sessionKey: session.key } : { customerId: session.customerId };

/** The visitor's own rows: those of the customer, and those of this session from before the sign-in. */
export const ownRows = (
  table: { sessionKey: Column; customerId: Column },
  { session }: SessionContext,
): SQL | undefined =>
  or(
    eq(table.sessionKey, session.key),
    session.customerId === null ? undefined : eq(table.customerId, session.customerId),
  );
