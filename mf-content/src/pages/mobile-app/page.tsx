import { catalogRoute } from '@zapovednik/areas/catalog/routes';
import { mobileAppRoute } from '@zapovednik/areas/content/routes';
import { definePage } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import { LinkButton } from '@zapovednik/ui';
import { Section } from '@zapovednik/ui/layout';
import { NumberedSteps } from '@zapovednik/ui/steps';
import { Cards } from '../../prose/cards';
import { ProsePage } from '../../prose/page';
import { AppPlaces } from './app-places';
import { loadMobileApp } from './load';

/** ROU-27: the application and its links (CON-27), and the site as an application. */
function MobileAppPage() {
  return (
    <ProsePage
      route={mobileAppRoute}
      heading="«Заповедник» в телефоне"
      description="Приложение «Заповедник» и как поставить сайт на экран телефона: корзина, бонусная карта и заказы под рукой."
      lead="Та же корзина, те же бонусы и заказы: в приложении или на экране телефона, если скачивать ничего не хочется."
      picture="/pictures/story/app/1"
    >
      <AppPlaces />
      <Section title="Как поставить сайт на экран">
        <NumberedSteps
          items={[
            {
              title: 'Откройте сайт',
              text: 'В браузере телефона: Safari на iPhone, Chrome или Яндекс Браузер на Android.',
            },
            { title: 'Откройте меню', text: '«Поделиться» на iPhone, три точки на Android.' },
            {
              title: 'Нажмите «На экран „Домой“»',
              text: 'Значок «Заповедника» появится рядом с остальными приложениями.',
            },
          ]}
        />
      </Section>
      <Section title="Что удобно делать с телефона">
        <Cards
          items={[
            { title: 'Заказать по дороге домой', text: 'И забрать в магазине через час, если товар лежит на полке.' },
            { title: 'Показать бонусную карту', text: 'Она в личном кабинете, пластик не нужен.' },
            { title: 'Повторить прошлый заказ', text: 'Корм заканчивается всегда неожиданно.' },
          ]}
        />
      </Section>
      <div>
        <LinkButton variant="primary" to={link(catalogRoute)}>
          Перейти в каталог
        </LinkButton>
      </div>
    </ProsePage>
  );
}

export const { Component, loader } = definePage({ load: loadMobileApp, Component: MobileAppPage });
