import { cabinetPersonalRoute, signInLink } from '@zapovednik/areas/cabinet/routes';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { useApp } from '@zapovednik/platform/app';
import { Link, useNavigate, useSearchParams } from '@zapovednik/platform/router';
import { backPath, link } from '@zapovednik/platform/routes';
import { AuthPage } from '../../auth-page/auth-page';
import { RecoveryForm } from '../../recovery/recovery-form';

/** ROU-08: a new password, then back to the page that the visitor wanted. */
export function Component() {
  const { bus } = useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const back = query.get('back');
  const done = () => {
    void bus.run(showNotification, { kind: 'success', text: 'Пароль изменён, вы вошли' });
    void navigate(backPath(back, link(cabinetPersonalRoute)), { replace: true });
  };
  return (
    <AuthPage
      heading="Восстановление пароля"
      description="Новый пароль от личного кабинета «Заповедника»."
      lead={
        <p>
          Пришлём письмо со ссылкой или код по СМС. Вспомнили пароль?{' '}
          <Link to={signInLink(back ?? undefined)}>Войдите</Link>.
        </p>
      }
    >
      <RecoveryForm onDone={done} back={back ?? undefined} />
    </AuthPage>
  );
}
