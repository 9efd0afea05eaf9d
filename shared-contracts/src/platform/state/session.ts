import type { UserGroup } from '../../shell/calls/user';

/** Who is here. `unknown` until the first `is_auth` has answered; on the server for a public page it stays unknown. */
export interface SessionState {
  readonly status: 'unknown' | 'anonymous' | 'authorized';
  readonly userId: number | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly groups: readonly UserGroup[];
}

export const unknownSession: SessionState = {
  status: 'unknown',
  userId: null,
  name: '',
  email: '',
  phone: '',
  groups: [],
};
