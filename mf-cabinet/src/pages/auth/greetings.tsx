import { to } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { AuthPage } from './auth-page';

/** ROU-07, SES-19: the welcome before the first sign-in. */
export function Component() {
  return (
    <AuthPage
      heading="Добро пожаловать в «Заповедник»"
      description="Что даёт личный кабинет зоомагазина «Заповедник»."
      lead="В личном кабинете — бонусы за каждую покупку, избранные товары и сохранённые адреса. Войдите, и продолжим."
    >
      <LinkButton variant="primary" wide to={to.page('auth')}>
        Войти
      </LinkButton>
      <LinkButton variant="quiet" wide to={to.page('home')}>
        На главную
      </LinkButton>
    </AuthPage>
  );
}
