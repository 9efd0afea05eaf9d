import { Link } from 'shared-contracts/router';
import { to } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { AuthPage } from './auth-page';

/** ROU-09: what an account gives, and how to buy until registration on the site opens. */
export function Component() {
  return (
    <AuthPage
      heading="Регистрация"
      description="Регистрация в зоомагазине «Заповедник»."
      lead={
        <>
          <p>
            Личный кабинет хранит бонусы, избранное, адреса и историю покупок. Регистрация на сайте скоро откроется, а
            сделать заказ можно уже сейчас: нужны только имя и телефон.
          </p>
          <p>
            Уже есть логин и пароль? <Link to={to.page('auth')}>Войдите</Link>. О том, как копить бонусы, рассказано в{' '}
            <Link to={to.page('bonusProgram')}>бонусной программе</Link>.
          </p>
        </>
      }
    >
      <LinkButton variant="primary" wide to={to.page('catalog')}>
        Заказать без регистрации
      </LinkButton>
    </AuthPage>
  );
}
