import { authRoute, cabinetPersonalRoute } from '@zapovednik/areas/cabinet/routes';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { useAtom } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { CircleUserRound, User } from '@zapovednik/ui/icons';
import type { ComponentType } from 'react';

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
