import type { ServiceKind } from '@zapovednik/api/services/calls/salon';
import { and, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import { bookedVisit, salon } from '../../../db/schema';
import type { Context, CustomerContext } from '../../../http/context';
import { notFound } from '../../../http/shop-error';
import { VISIT_LINK_VALID, visitOfToken } from './visit-link';

/** A person's access to one visit: as its owner, or by its signed link. */
export interface VisitAccess {
  /** Selects the visit, joined with its salon, or nothing when the person may not see it. */
  readonly where: SQL | undefined;
  /**
   * Conclusion and files are only for the owner: not for a person with the link, and not for an employee who acts for
   * the customer.
   */
  readonly isOwner: boolean;
}

/** The customer's own visit of one of these kinds. */
export const accessOfOwner = (
  kinds: readonly ServiceKind[],
  id: number,
  { customerId, session }: Pick<CustomerContext, 'customerId' | 'session'>,
): VisitAccess => ({
  where: and(eq(bookedVisit.id, id), eq(bookedVisit.customerId, customerId), inArray(salon.kind, [...kinds])),
  isOwner: session.operatorId === null,
});

/**
 * The visit of a signed link, for anyone who has it, until the link is too old: two weeks after the visit, or after its
 * conclusion.
 *
 * @throws ShopError 404 when the token is forged or incomplete; the database is not asked
 */
export function accessByLink(token: string, { linkKey, now }: Pick<Context, 'linkKey' | 'now'>): VisitAccess {
  const id = visitOfToken(token, linkKey);
  if (id === null) throw notFound('Запись не найдена');
  const oldest = new Date(now().getTime() - VISIT_LINK_VALID);
  const isValid = or(gt(bookedVisit.endsAt, oldest), gt(bookedVisit.concludedAt, oldest));
  return { where: and(eq(bookedVisit.id, id), isValid), isOwner: false };
}
