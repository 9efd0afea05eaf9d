import type { UserAnswer, UserSessionAnswer } from '@zapovednik/api/shell/wire/user';
import type { Context } from '../../../http/context';
import { type Customer, customerOf, SESSION_LIFETIME } from '../../../http/session';
import type { ActiveSession } from '../../../http/session-cache/active-session';
import { sessionDelivery } from './events';

export function presentUser(row: Customer): UserAnswer {
  return {
    user_id: row.id,
    login: row.login,
    email: row.email,
    email_confirmed: row.emailConfirmedAt !== null,
    name: [row.firstName, row.lastName].filter(Boolean).join(' '),
    first_name: row.firstName,
    second_name: row.secondName,
    last_name: row.lastName,
    phone: row.phone ?? '',
    user_groups: row.groups,
    mindbox: row.mindbox,
    bonus: row.bonusCard !== null,
  };
}

const nobody = {
  authorized: false,
  user_id: null,
  login: '',
  email: '',
  email_confirmed: false,
  name: '',
  first_name: '',
  second_name: '',
  last_name: '',
  phone: '',
  user_groups: [],
  mindbox: false,
  bonus: false,
} satisfies Partial<UserSessionAnswer>;

/** A session with its id, which only the browser stores (SES-01). Its view is sent to the gateway. */
export async function presentSession(id: string, session: ActiveSession, context: Context): Promise<UserSessionAnswer> {
  const customer = await customerOf(context.db, session);
  context.announceView(session);
  return {
    ...(customer ? { authorized: true, ...presentUser(customer) } : nobody),
    on_behalf: session.operatorId !== null,
    session_id: id,
    session_maxlifetime: SESSION_LIFETIME,
    city_id: session.locationId === null ? null : context.city.id,
    location_id: session.locationId,
    user_delivery: await sessionDelivery.only(context.events)(session, context),
  };
}
