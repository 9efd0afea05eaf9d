import { to } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { AuthPage } from './auth-page';

/** ROU-07, SES-19: the welcome before the first sign-in; whoever is signed in never sees it (ROU-88). */
export function Component() {
  return (
    <AuthPage
      heading="Добро пожаловать в «Заповедник»"
      description="Что даёт личный кабинет зоомагазина «Заповедник»."
      lead="В личном кабинете — бонусы за каждую покупку, избранные товары и сохранённые адреса."
    >
      <LinkButton variant="primary" wide to={to.signUp()}>
        Зарегистрироваться
      </LinkButton>
      <LinkButton wide to={to.auth()}>
        Войти
      </LinkButton>
      <LinkButton variant="quiet" wide to={to.page('home')}>
        На главную
      </LinkButton>
    </AuthPage>
  );
}
