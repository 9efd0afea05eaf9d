import { and, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { RecordKind } from 'shared-contracts/services/calls/record';
import { appointment, salon } from '../../../db/schema';
import type { Context, CustomerContext } from '../../../http/context';
import { notFound } from '../../../http/shop-error';
import { VISIT_LINK_VALID, visitOfToken } from './visit-link';

/** How a person reaches one visit: it is their own, or they have its signed link. */
export interface RecordAccess {
  /** Selects the visit, joined with its salon, or nothing when the person may not see it. */
  readonly where: SQL | undefined;
  /** Conclusion and files are for the owner only: not for who has the link, nor for an employee who acts for the customer. */
  readonly isOwner: boolean;
}

/** The customer's own visit of one of these kinds. */
export const ownRecord = (
  kinds: readonly RecordKind[],
  id: number,
  { customerId, session }: Pick<CustomerContext, 'customerId' | 'session'>,
): RecordAccess => ({
  where: and(eq(appointment.id, id), eq(appointment.customerId, customerId), inArray(salon.kind, [...kinds])),
  isOwner: session.operatorId === null,
});

/**
 * The visit of a signed link, for anyone who has it, until the link is too old.
 *
 * @throws ShopError 404 when the token is forged or incomplete; the database is not asked
 */
export function linkedRecord(token: string, { linkKey, now }: Pick<Context, 'linkKey' | 'now'>): RecordAccess {
  const id = visitOfToken(token, linkKey);
  if (id === null) throw notFound('Запись не найдена');
  const oldest = new Date(now().getTime() - VISIT_LINK_VALID);
  return { where: and(eq(appointment.id, id), gt(appointment.endsAt, oldest)), isOwner: false };
}
