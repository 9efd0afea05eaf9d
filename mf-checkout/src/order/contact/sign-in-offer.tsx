import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { reportAndNotify, useApp, useAtom } from '@zapovednik/platform/app';
import { useMutation } from '@zapovednik/platform/query';
import { Button } from '@zapovednik/ui';
import { useFormContext } from 'react-hook-form';
import type { OrderValues } from '../values/order-values';

/**
 * Sign-in without leaving the order: the basket and the typed values stay, and empty fields are filled.
 *
 * @param isAsked the server requires a confirmed phone (decision 11)
 */
export function SignInOffer({ isAsked }: { isAsked: boolean }) {
  const app = useApp();
  const { status } = useAtom(sessionAtom);
  const { getValues, clearErrors } = useFormContext<OrderValues>();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => app.bus.run(openSignIn, { phone: getValues('user.phone').slice(0, 30) }),
    onSuccess: ({ authorized }) => {
      if (authorized) clearErrors('user.phone');
    },
    onError: (error) => reportAndNotify(app, error, { area: 'mf-cabinet', phase: 'command', name: openSignIn.name }),
  });
  if (status === 'authorized') return null;
  return (
    <Button variant={isAsked ? 'primary' : 'quiet'} busy={isPending} onClick={() => mutate()}>
      {isAsked ? 'Войти по коду' : 'Уже покупали у нас? Войдите'}
    </Button>
  );
}
