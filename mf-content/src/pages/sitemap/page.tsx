import {
  authRoute,
  authSignupRoute,
  cabinetPersonalRoute,
  findOrderRoute,
  guestDataRoute,
} from '@zapovednik/areas/cabinet/routes';
import { brandsRoute, catalogRoute, favouritesRoute, sectionLink } from '@zapovednik/areas/catalog/routes';
import { cartRoute } from '@zapovednik/areas/checkout/routes';
import {
  aboutRoute,
  affiliateProgramRoute,
  agentRoute,
  articlesRoute,
  bonusnayaProgrammaRoute,
  bonusProgramPervouralskRoute,
  bonusProgramRoute,
  bonusProgramRulesRoute,
  bonusProgramShopsRoute,
  breedersRoute,
  charityRoute,
  consentRoute,
  contactsRoute,
  deliveryRoute,
  faqRoute,
  feedbackRoute,
  giftCertificateRulesRoute,
  kittenRoute,
  mobileAppRoute,
  newsListRoute,
  ofertaRoute,
  partnersRoute,
  paymentRoute,
  petAppearedRoute,
  privacyPolicyRoute,
  puppyRoute,
  rentRoute,
  returnsRoute,
  reviewsRoute,
  salesRoute,
  shopsRoute,
  sitemapPageRoute,
  vacanciesRoute,
  vacancyCitiesRoute,
} from '@zapovednik/areas/content/routes';
import { dogTrainingRoute, groomingRoute, vetRoute } from '@zapovednik/areas/services/routes';
import type { CityState } from '@zapovednik/platform/app';
import { Link } from '@zapovednik/platform/router';
import { link, type RouteDefinition } from '@zapovednik/platform/routes';
import { Section } from '@zapovednik/ui/layout';
import { useCity } from '../../city/use-city';
import { ProsePage } from '../../prose/page';
import styles from './sitemap-page.module.css';

type Entry = readonly [title: string, path: string];

const page = (title: string, route: RouteDefinition): Entry => [title, link(route)];

const catalogue: Entry[] = [
  ['Товары для собак', sectionLink('tovary_dlya_sobak')],
  ['Товары для кошек', sectionLink('tovary_dlya_koshek')],
  ['Товары для грызунов', sectionLink('tovary_dlya_gryzunov')],
  ['Товары для птиц', sectionLink('tovary_dlya_ptits')],
  ['Аквариумистика', sectionLink('akvariumistika')],
  ['Товары для рептилий', sectionLink('tovary-dlya-reptilij')],
  ['Ветаптека', sectionLink('vetapteka')],
  page('Весь каталог', catalogRoute),
  page('Бренды', brandsRoute),
  page('Скидки и акции', salesRoute),
];

const buyers: Entry[] = [
  page('Доставка', deliveryRoute),
  page('Оплата', paymentRoute),
  page('Возврат и обмен', returnsRoute),
  page('Магазины', shopsRoute),
  page('Вопросы и ответы', faqRoute),
  page('Мобильное приложение', mobileAppRoute),
  page('Правила подарочного сертификата', giftCertificateRulesRoute),
  page('Избранное', favouritesRoute),
  page('Корзина', cartRoute),
];

const bonus: Entry[] = [
  page('Бонусная программа', bonusProgramRoute),
  page('Бонусы в магазинах', bonusProgramShopsRoute),
  page('Бонусы на сайте', bonusnayaProgrammaRoute),
  page('Бонусы в Первоуральске', bonusProgramPervouralskRoute),
  page('Полные правила программы', bonusProgramRulesRoute),
];

const pets: Entry[] = [
  page('Появился питомец', petAppearedRoute),
  page('В доме котёнок', kittenRoute),
  page('В доме щенок', puppyRoute),
  page('Статьи', articlesRoute),
];

const company: Entry[] = [
  page('О компании', aboutRoute),
  page('Новости', newsListRoute),
  page('Помощь фондам', charityRoute),
  page('Отзывы', reviewsRoute),
  page('Контакты', contactsRoute),
  page('Обратная связь', feedbackRoute),
  page('Публичная оферта', ofertaRoute),
  page('Политика конфиденциальности', privacyPolicyRoute),
  page('Согласие на обработку данных', consentRoute),
];

const jobs: Entry[] = [page('Вакансии', vacanciesRoute), page('Вакансии по городам', vacancyCitiesRoute)];

const partners: Entry[] = [
  page('Поставщикам', partnersRoute),
  page('Партнёрская программа', affiliateProgramRoute),
  page('Агентам', agentRoute),
  page('Заводчикам', breedersRoute),
  page('Арендодателям', rentRoute),
];

const services: Entry[] = [
  page('Ветеринарные кабинеты', vetRoute),
  page('Груминг', groomingRoute),
  page('Школа дрессировки', dogTrainingRoute),
];

const account: Entry[] = [
  page('Вход', authRoute),
  page('Регистрация', authSignupRoute),
  page('Личный кабинет', cabinetPersonalRoute),
  page('Найти заказ', findOrderRoute),
  page('Ваши данные', guestDataRoute),
];

/** The links that only some cities have: jobs in the main city (LAY-10), services in the default location (LAY-14). */
const groupsOf = (city: CityState): (readonly [string, readonly Entry[]])[] => [
  ['Каталог', catalogue],
  ['Покупателям', buyers],
  ['Бонусы', bonus],
  ['Питомцы', pets],
  ...(city.isDefaultLocation ? ([['Услуги', services]] as const) : []),
  ['О компании', city.isMainCity ? [...company, ...jobs] : company],
  ['Партнёрам', partners],
  ['Мой кабинет', account],
];

/** ROU-44: every page that can be linked to, for people. */
export function Component() {
  const city = useCity();
  return (
    <ProsePage
      route={sitemapPageRoute}
      heading="Карта сайта"
      description={`Все страницы зоомагазина «Заповедник» ${city.cases.inCity}: каталог, услуги, информация для покупателей.`}
    >
      <div className={styles.groups}>
        {groupsOf(city).map(([title, entries]) => (
          <Section key={title} title={title}>
            <ul className={styles.links}>
              {entries.map(([name, path]) => (
                <li key={path}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </ProsePage>
  );
}
