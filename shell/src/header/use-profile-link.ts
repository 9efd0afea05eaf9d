import type { ComponentType } from 'react';
import { useAtom } from 'shared-contracts/app';
import { authRoute, cabinetPersonalRoute } from 'shared-contracts/cabinet/routes';
import { link } from 'shared-contracts/routes';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { CircleUserRound, User } from 'shared-contracts/ui/icons';

interface ProfileLink {
  readonly to: string;
  /** What to call the visitor: the first name, or what there is to do. */
  readonly label: string;
  readonly Icon: ComponentType;
}

/** Where the profile leads: to the cabinet of a signed-in person, else to sign-in. */
export function useProfileLink(): ProfileLink {
  const { status, name } = useAtom(sessionAtom);
  if (status !== 'authorized') return { to: link(authRoute), label: 'Войти', Icon: User };
  const [first = ''] = name.split(' ');
  return { to: link(cabinetPersonalRoute), label: first || 'Кабинет', Icon: CircleUserRound };
}
