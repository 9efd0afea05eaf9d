import { cabinetOrdersRoute, guestDataRoute, signInLink } from '@zapovednik/areas/cabinet/routes';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { AuthPage } from '../../auth-page/auth-page';
import { FindOrderForm } from '../../find-order/find-order-form';

/** `/order/`: a guest finds an order without signing in. */
export function Component() {
  return (
    <AuthPage
      heading="Найти заказ"
      description="Состояние заказа в «Заповеднике» по его номеру и коду из СМС, без входа."
      lead={
        <>
          <p>
            Введите номер заказа и телефон, на который он оформлен. Есть аккаунт?{' '}
            <Link to={signInLink(link(cabinetOrdersRoute))}>Войдите</Link>: все заказы в разделе «Мои заказы».
          </p>
          <p>
            <Link to={link(guestDataRoute)}>Узнать или удалить свои данные</Link>
          </p>
        </>
      }
    >
      <FindOrderForm />
    </AuthPage>
  );
}
