/** The rights that groups give (SES-37 to SES-39). */
export interface Rights {
  readonly canLoginForSomeoneElse: boolean;
  readonly canBuyMerchandise: boolean;
  readonly canBecomeAgent: boolean;
}

/** Who is here. `unknown` until the first `is_auth` has answered; on the server for a public page it stays unknown. */
export interface SessionState {
  readonly status: 'unknown' | 'anonymous' | 'authorized';
  readonly userId: number | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly groups: readonly string[];
}

export const unknownSession: SessionState = {
  status: 'unknown',
  userId: null,
  name: '',
  email: '',
  phone: '',
  groups: [],
};

const among = (groups: readonly string[], ...wanted: string[]) => wanted.some((group) => groups.includes(group));

/** What a person of these groups may do. */
export function rightsOf({ groups }: Pick<SessionState, 'groups'>): Rights {
  return {
    canLoginForSomeoneElse: among(groups, '1c_service_user', 'admin'),
    canBuyMerchandise: among(groups, '1c_user', 'admin'),
    canBecomeAgent: !among(groups, '1c_user'),
  };
}
