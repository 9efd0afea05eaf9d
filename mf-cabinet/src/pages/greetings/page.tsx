import { signInLink, signUpLink } from '@zapovednik/areas/cabinet/routes';
import { homeRoute } from '@zapovednik/areas/catalog/routes';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import { AuthPage } from '../../auth-page/auth-page';

/** ROU-07, SES-19: the welcome page before the first sign-in; signed-in customers never see it (ROU-88). */
export function Component() {
  return (
    <AuthPage
      heading="Добро пожаловать в «Заповедник»"
      description="Что даёт личный кабинет зоомагазина «Заповедник»."
      lead="В личном кабинете — бонусы за каждую покупку, избранные товары и сохранённые адреса."
    >
      <LinkButton variant="primary" wide to={signUpLink()}>
        Зарегистрироваться
      </LinkButton>
      <LinkButton wide to={signInLink()}>
        Войти
      </LinkButton>
      <LinkButton variant="quiet" wide to={link(homeRoute)}>
        На главную
      </LinkButton>
    </AuthPage>
  );
}
