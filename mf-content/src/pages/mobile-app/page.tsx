import { catalogRoute } from 'shared-contracts/catalog/routes';
import { mobileAppRoute } from 'shared-contracts/content/routes';
import { link } from 'shared-contracts/routes';
import { LinkButton } from 'shared-contracts/ui';
import { Cards } from '../../prose/cards';
import { ProsePage } from '../../prose/page';
import { Note, Section } from '../../prose/section';
import { Steps } from '../../prose/steps';

/** ROU-27. CON-27 adds links to the app stores once the tracking call exists. */
export function Component() {
  return (
    <ProsePage
      route={mobileAppRoute}
      heading="«Заповедник» в телефоне"
      description="Как поставить «Заповедник» на экран телефона: корзина, бонусная карта и заказы под рукой."
      lead="Сайт работает на телефоне как приложение: та же корзина, те же бонусы и заказы, ничего не нужно скачивать."
      picture="/pictures/article/cat-12/1"
    >
      <Section title="Как поставить на экран">
        <Steps
          items={[
            {
              title: 'Откройте сайт',
              text: 'В браузере телефона: Safari на iPhone, Chrome или Яндекс Браузер на Android.',
            },
            { title: 'Откройте меню', text: '«Поделиться» на iPhone, три точки на Android.' },
            { title: 'Нажмите «На экран „Домой“»', text: 'Значок ёжика появится рядом с остальными приложениями.' },
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
      <Note>
        <p>
          Отдельные приложения для App Store и Google Play готовим. Когда они выйдут, ссылки появятся на этой странице.
        </p>
      </Note>
      <div>
        <LinkButton variant="primary" to={link(catalogRoute)}>
          Перейти в каталог
        </LinkButton>
      </div>
    </ProsePage>
  );
}
