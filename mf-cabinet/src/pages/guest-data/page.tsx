import { cabinetSettingsRoute, signInLink } from '@zapovednik/areas/cabinet/routes';
import { Link } from '@zapovednik/platform/router';
import { link } from '@zapovednik/platform/routes';
import { AuthPage } from '../../auth-page/auth-page';
import { GuestData } from '../../guest-data/guest-data';

/** `/personal-data/`: a person without an account sees, downloads and deletes the stored data. */
export function Component() {
  return (
    <AuthPage
      heading="Ваши данные"
      description="Узнать и удалить без входа, что «Заповедник» хранит о вас: по коду из СМС или письма."
      lead={
        <p>
          Покажем, что магазин хранит о владельце телефона или почты: заказы, записи, обращения. Есть аккаунт?{' '}
          <Link to={signInLink(link(cabinetSettingsRoute))}>Войдите</Link>: его данные — в настройках.
        </p>
      }
    >
      <GuestData />
    </AuthPage>
  );
}
