import { stopChange } from '@zapovednik/api/cabinet/calls/contact-change';
import { signInLink } from '@zapovednik/areas/cabinet/routes';
import { userChanged } from '@zapovednik/areas/shell/events';
import { useApp } from '@zapovednik/platform/app';
import { ApiError } from '@zapovednik/platform/client';
import { Button, LinkButton, Spinner } from '@zapovednik/ui';
import { toFormMessage } from '@zapovednik/ui/field';
import { useCallback, useEffect, useState } from 'react';
import { AuthPage } from '../auth-page/auth-page';
import type { MailLink } from '../link/use-mail-link';

type Progress =
  | { readonly kind: 'asking' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string; readonly mayWorkAgain: boolean };

const broken: Progress = {
  kind: 'failed',
  message: 'Похоже, ссылка скопирована не целиком. Откройте её из сообщения.',
  mayWorkAgain: false,
};

const description = 'Остановка смены телефона или почты в «Заповеднике».';

/** The page of the link in a message about a waiting change of phone or e-mail: stops it, and shows the result (API-90). */
export function StoppedChange({ link }: { link: MailLink }) {
  const { api, bus } = useApp();
  const [progress, setProgress] = useState<Progress>(link === 'broken' ? broken : { kind: 'asking' });

  const stop = useCallback(async () => {
    if (link === 'broken') return;
    setProgress({ kind: 'asking' });
    try {
      await api(stopChange, { token: link.token });
      setProgress({ kind: 'stopped' });
      // This browser may have been signed in as well.
      bus.emit(userChanged, {});
    } catch (error) {
      const mayWorkAgain = !(error instanceof ApiError && error.status === 422);
      setProgress({ kind: 'failed', message: toFormMessage(error), mayWorkAgain });
    }
  }, [api, bus, link]);
  useEffect(() => void stop(), [stop]);

  if (progress.kind === 'asking') {
    return (
      <AuthPage heading="Останавливаем смену" description={description} lead={<p role="status">Минутку…</p>}>
        <Spinner />
      </AuthPage>
    );
  }
  if (progress.kind === 'stopped') {
    return (
      <AuthPage
        heading="Смена остановлена"
        description={description}
        lead={
          <p role="status">
            Телефон и почта прежние. Мы вышли из аккаунта на всех устройствах: войдите и смените пароль.
          </p>
        }
      >
        <LinkButton variant="primary" wide to={signInLink()}>
          Войти
        </LinkButton>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      heading="Остановить не получилось"
      description={description}
      lead={<p role="alert">{progress.message}</p>}
    >
      {progress.mayWorkAgain && (
        <Button variant="primary" wide onClick={() => void stop()}>
          Попробовать ещё раз
        </Button>
      )}
    </AuthPage>
  );
}
