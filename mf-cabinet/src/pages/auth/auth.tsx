import { useLocation, useNavigate } from 'shared-contracts/router';
import { backPath } from '../../sign-in/back-path';
import { SignInForm } from '../../sign-in/sign-in-form';
import { AuthPage } from './auth-page';

/** ROU-06: sign-in, and back to where one was going. */
export function Component() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <AuthPage
      heading="Вход"
      description="Вход в личный кабинет зоомагазина «Заповедник»."
      lead="Войдите, чтобы видеть бонусы, избранное и свои данные. Заказать можно и без входа."
    >
      <SignInForm onDone={() => void navigate(backPath(search), { replace: true })} />
    </AuthPage>
  );
}
