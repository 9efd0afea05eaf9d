import type { ComponentType } from 'react';
import { useAtom } from 'shared-contracts/app';
import { authRoute, cabinetPersonalRoute } from 'shared-contracts/cabinet/routes';
import { link } from 'shared-contracts/routes';
import { sessionAtom } from 'shared-contracts/shell/atoms';
import { CircleUserRound, User } from 'shared-contracts/ui/icons';

interface ProfileLink {
  readonly to: string;
  /** The user's first name, or the sign-in label. */
  readonly label: string;
  readonly Icon: ComponentType;
}

/** The target of the profile link: the cabinet for a signed-in user, else sign-in. */
export function useProfileLink(): ProfileLink {
  const { status, name } = useAtom(sessionAtom);
  if (status !== 'authorized') return { to: link(authRoute), label: 'Войти', Icon: User };
  const [first = ''] = name.split(' ');
  return { to: link(cabinetPersonalRoute), label: first || 'Кабинет', Icon: CircleUserRound };
}
