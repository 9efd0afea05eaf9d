import type { UserSession } from 'shared-contracts/api/user';
import type { SessionState } from 'shared-contracts/state';

/** The shop's session state from the back end's answer (SES-01). */
export function sessionState(session: UserSession): SessionState {
  return {
    status: session.authorized ? 'authorized' : 'anonymous',
    userId: session.user_id,
    name: session.name,
    email: session.email,
    phone: session.phone,
    groups: session.user_groups,
  };
}
