import { cabinetPersonalRoute } from '@zapovednik/areas/cabinet/routes';
import { useNavigate, useSearchParams } from '@zapovednik/platform/router';
import { backPath, link } from '@zapovednik/platform/routes';
import { AuthPage } from '../../auth-page/auth-page';
import { SignInForm } from '../../sign-in/sign-in-form';

/** ROU-06: sign-in, then back to the page that the visitor wanted. */
export function Component() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const back = query.get('back');
  return (
    <AuthPage
      heading="Вход"
      description="Вход в личный кабинет зоомагазина «Заповедник»."
      lead="Войдите, чтобы видеть бонусы, избранное и свои данные. Заказать можно и без входа."
    >
      <SignInForm
        back={back ?? undefined}
        onDone={() => void navigate(backPath(back, link(cabinetPersonalRoute)), { replace: true })}
      />
    </AuthPage>
  );
}
