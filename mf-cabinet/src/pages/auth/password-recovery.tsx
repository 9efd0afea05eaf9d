import { stripNonDigits } from 'shared-contracts/format';
import { Link } from 'shared-contracts/router';
import { to } from 'shared-contracts/routes';
import { useShop } from 'shared-contracts/shop';
import { useStore } from 'shared-contracts/stores';
import { LinkButton } from 'shared-contracts/ui';
import { AuthPage } from './auth-page';

/** ROU-08. */
export function Component() {
  const { phone } = useStore(useShop().stores.city);
  return (
    <AuthPage
      heading="Восстановление пароля"
      description="Что делать, если забыли пароль от кабинета «Заповедника»."
      lead={
        <>
          <p>
            Восстановить пароль на сайте пока нельзя: эта возможность скоро появится. Позвоните нам —{' '}
            <a href={`tel:+${stripNonDigits(phone)}`}>{phone}</a> — и назовите телефон или почту, на которые оформлен
            кабинет.
          </p>
          <p>
            Заказать можно и без входа: корзина и оформление работают для всех, начните с{' '}
            <Link to={to.page('catalog')}>каталога</Link>.
          </p>
        </>
      }
    >
      <LinkButton wide to={to.page('auth')}>
        Вернуться ко входу
      </LinkButton>
    </AuthPage>
  );
}
