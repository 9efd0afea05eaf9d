import { confirmEmail } from '@zapovednik/api/cabinet/calls/profile';
import { cabinetPersonalRoute } from '@zapovednik/areas/cabinet/routes';
import { useApp } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { link as linkTo } from '@zapovednik/platform/routes';
import { Button, LinkButton, Spinner } from '@zapovednik/ui';
import { toFormMessage } from '@zapovednik/ui/field';
import { useCallback, useEffect, useState } from 'react';
import { AuthPage } from '../auth-page/auth-page';
import type { MailLink } from '../link/use-mail-link';

type Progress =
  | { readonly kind: 'asking' }
  | { readonly kind: 'confirmed'; readonly email: string; readonly waits: boolean }
  | { readonly kind: 'failed'; readonly message: string; readonly mayWorkAgain: boolean };

const broken: Progress = {
  kind: 'failed',
  message: 'Похоже, ссылка скопирована не целиком. Откройте её из письма.',
  mayWorkAgain: false,
};

const description = 'Подтверждение адреса почты в «Заповеднике».';

/** The page that the confirmation e-mail links to (API-69): confirms the address, and shows the result. */
export function ConfirmedEmail({ link }: { link: MailLink }) {
  const { api } = useApp();
  const [progress, setProgress] = useState<Progress>(link === 'broken' ? broken : { kind: 'asking' });

  const ask = useCallback(async () => {
    if (link === 'broken') return;
    setProgress({ kind: 'asking' });
    try {
      const { email, waits = false } = await api(confirmEmail, { token: link.token });
      setProgress({ kind: 'confirmed', email, waits });
    } catch (error) {
      // If the server does not have the link, every retry fails.
      setProgress({
        kind: 'failed',
        message: toFormMessage(error),
        mayWorkAgain: !(error instanceof ApiError && error.status === 422),
      });
    }
  }, [api, link]);
  useEffect(() => void ask(), [ask]);

  if (progress.kind === 'asking') {
    return (
      <AuthPage heading="Подтверждаем адрес" description={description} lead={<p role="status">Минутку…</p>}>
        <Spinner />
      </AuthPage>
    );
  }
  if (progress.kind === 'confirmed') {
    return (
      <AuthPage
        heading="Адрес подтверждён"
        description={description}
        lead={
          <p role="status">
            {progress.waits ? 'Через 72 часа с' : 'Теперь с'} <b>{progress.email}</b> можно {progress.waits && 'будет '}
            входить и восстанавливать пароль.
            {progress.waits && ' Мы сообщили об этом на прежние контакты.'}
          </p>
        }
      >
        <LinkButton variant="primary" wide to={linkTo(cabinetPersonalRoute)}>
          В личный кабинет
        </LinkButton>
      </AuthPage>
    );
  }
  return (
    <AuthPage heading="Адрес не подтверждён" description={description} lead={<p role="alert">{progress.message}</p>}>
      {progress.mayWorkAgain && (
        <Button variant="primary" wide onClick={() => void ask()}>
          Попробовать ещё раз
        </Button>
      )}
      <LinkButton wide to={linkTo(cabinetPersonalRoute)}>
        В личный кабинет
      </LinkButton>
    </AuthPage>
  );
}
