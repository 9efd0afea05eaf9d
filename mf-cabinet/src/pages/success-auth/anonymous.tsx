import { signInLink } from '@zapovednik/areas/cabinet/routes';
import { LinkButton } from '@zapovednik/ui';
import { AuthPage } from '../../auth-page/auth-page';

/** The visitor is not signed in (ROU-10). */
export function Anonymous() {
  return (
    <AuthPage
      heading="Вы ещё не вошли"
      description="Вход в «Заповедник» не завершён."
      lead="Похоже, вход не завершился или сеанс закончился. Войдите ещё раз."
    >
      <LinkButton variant="primary" wide to={signInLink()}>
        Войти
      </LinkButton>
    </AuthPage>
  );
}
