import { signInLink, welcomeLink } from '@zapovednik/areas/cabinet/routes';
import { Link, useNavigate, useSearchParams } from '@zapovednik/platform/router';
import { backPath } from '@zapovednik/platform/routes';
import { AuthPage } from '../../auth-page/auth-page';
import { SignUpForm } from '../../sign-up/sign-up-form';

/** ROU-09: registration, then back to the page that the visitor wanted, or to the welcome page. */
export function Component() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const back = query.get('back');
  return (
    <AuthPage
      heading="Регистрация"
      description="Регистрация в зоомагазине «Заповедник»."
      lead={
        <p>
          Бонусы за каждую покупку, избранное и адреса в одном месте. Уже есть аккаунт?{' '}
          <Link to={signInLink(back ?? undefined)}>Войдите</Link>.
        </p>
      }
    >
      <SignUpForm onDone={() => void navigate(backPath(back, welcomeLink()), { replace: true })} />
    </AuthPage>
  );
}
