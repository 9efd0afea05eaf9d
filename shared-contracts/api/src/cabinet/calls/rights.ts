import type { UserGroup } from '../../user-group';

/** The rights that groups give (SES-37 to SES-39). */
export interface Rights {
  readonly canLoginForSomeoneElse: boolean;
  readonly canBuyMerchandise: boolean;
  readonly canBecomeAgent: boolean;
}

/** The groups of all employees. */
export const STAFF: readonly UserGroup[] = ['1c_user', '1c_service_user', 'admin'];

/** The rights of a user of these groups. */
export function rightsOf({ groups }: { readonly groups: readonly UserGroup[] }): Rights {
  const among = (...wanted: UserGroup[]) => wanted.some((group) => groups.includes(group));
  return {
    canLoginForSomeoneElse: among('1c_service_user', 'admin'),
    canBuyMerchandise: among('1c_user', 'admin'),
    canBecomeAgent: !among('1c_user'),
  };
}
