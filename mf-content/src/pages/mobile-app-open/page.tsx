import { mobileAppRoute, openMobileAppRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import { ProsePage } from '../../prose/page';
import { AppPlaces } from '../mobile-app/app-places';
import { loadMobileApp } from '../mobile-app/load';

/**
 * The page that opens on a phone after scanning the QR code: only the links to the application. A desktop gets 404
 * (ROU-97, ROU-98).
 */
function OpenMobileAppPage() {
  return (
    <ProsePage
      route={openMobileAppRoute}
      heading="Приложение «Заповедник»"
      description="Установите приложение «Заповедник» на телефон: корзина, бонусная карта и заказы под рукой."
      parents={[{ title: '«Заповедник» в телефоне', to: link(mobileAppRoute) }]}
      hidden
    >
      <AppPlaces />
      <div>
        <LinkButton to={link(mobileAppRoute)}>Или поставить сайт на экран</LinkButton>
      </div>
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadMobileApp, Component: OpenMobileAppPage });
