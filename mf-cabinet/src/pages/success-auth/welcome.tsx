import { cabinetPersonalRoute } from '@zapovednik/areas/cabinet/routes';
import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import { AuthPage } from '../../auth-page/auth-page';

interface WelcomeProps {
  /** '' if only the phone is known. */
  name: string;
  /** '' when there is none. */
  email: string;
}

/** The customer has just registered (SES-19). */
export function Welcome({ name, email }: WelcomeProps) {
  return (
    <AuthPage
      heading={name ? `${name}, добро пожаловать!` : 'Добро пожаловать!'}
      description="Вы зарегистрированы в «Заповеднике»."
      lead={
        <>
          <p>Кабинет готов: здесь будут бонусы, избранное, адреса и заказы. Входите по коду, пароль не обязателен.</p>
          {email && (
            <p>
              Отправили письмо на <b>{email}</b>: перейдите по ссылке из него, чтобы подтвердить адрес.
            </p>
          )}
        </>
      }
    >
      <LinkButton variant="primary" wide to={link(catalogRoute)}>
        За покупками
      </LinkButton>
      <LinkButton wide to={link(cabinetPersonalRoute)}>
        В личный кабинет
      </LinkButton>
    </AuthPage>
  );
}
