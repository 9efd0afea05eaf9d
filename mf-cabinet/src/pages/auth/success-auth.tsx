import { to } from 'shared-contracts/routes';
import { useShop } from 'shared-contracts/shop';
import { useStore } from 'shared-contracts/stores';
import { LinkButton } from 'shared-contracts/ui';
import { AuthPage } from './auth-page';

/** ROU-10, SES-19: for anonymous and signed-in alike. */
export function Component() {
  const session = useStore(useShop().stores.session);
  if (session.status !== 'authorized') {
    return (
      <AuthPage
        heading="Вы ещё не вошли"
        description="Вход в «Заповедник» не завершён."
        lead="Похоже, вход не завершился или сеанс закончился. Войдите ещё раз."
      >
        <LinkButton variant="primary" wide to={to.page('auth')}>
          Войти
        </LinkButton>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      heading="Вы вошли"
      description="Вход в «Заповедник» выполнен."
      lead={session.name ? `Рады видеть вас, ${session.name}!` : 'Рады видеть вас!'}
    >
      <LinkButton variant="primary" wide to={to.page('cabinetPersonal')}>
        В личный кабинет
      </LinkButton>
      <LinkButton variant="quiet" wide to={to.page('home')}>
        На главную
      </LinkButton>
    </AuthPage>
  );
}
