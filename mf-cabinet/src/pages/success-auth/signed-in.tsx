import { cabinetPersonalRoute } from '@zapovednik/areas/cabinet/routes';
import { homeRoute } from '@zapovednik/areas/catalog/routes';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import { AuthPage } from '../../auth-page/auth-page';

/** The visitor is signed in (ROU-10). */
export function SignedIn({ name }: { name: string }) {
  return (
    <AuthPage
      heading="Вы вошли"
      description="Вход в «Заповедник» выполнен."
      lead={name ? `Рады видеть вас, ${name}!` : 'Рады видеть вас!'}
    >
      <LinkButton variant="primary" wide to={link(cabinetPersonalRoute)}>
        В личный кабинет
      </LinkButton>
      <LinkButton variant="quiet" wide to={link(homeRoute)}>
        На главную
      </LinkButton>
    </AuthPage>
  );
}
