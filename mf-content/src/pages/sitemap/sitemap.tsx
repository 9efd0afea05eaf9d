import { Link } from 'shared-contracts/router';
import { type RouteId, to } from 'shared-contracts/routes';
import type { CityState } from 'shared-contracts/state';
import { useCity } from '../../city/use-city';
import { ProsePage } from '../../prose/page';
import { Section } from '../../prose/section';
import styles from './sitemap.module.css';

type Entry = readonly [title: string, path: string];

const page = (title: string, id: RouteId): Entry => [title, to.page(id)];

const catalogue: Entry[] = [
  ['Товары для собак', to.section('tovary_dlya_sobak')],
  ['Товары для кошек', to.section('tovary_dlya_koshek')],
  ['Товары для грызунов', to.section('tovary_dlya_gryzunov')],
  ['Товары для птиц', to.section('tovary_dlya_ptits')],
  ['Аквариумистика', to.section('akvariumistika')],
  ['Товары для рептилий', to.section('tovary-dlya-reptilij')],
  ['Ветаптека', to.section('vetapteka')],
  page('Весь каталог', 'catalog'),
  page('Бренды', 'brands'),
  page('Скидки и акции', 'sales'),
];

const buyers: Entry[] = [
  page('Доставка', 'delivery'),
  page('Оплата', 'payment'),
  page('Возврат и обмен', 'returns'),
  page('Магазины', 'shops'),
  page('Вопросы и ответы', 'faq'),
  page('Мобильное приложение', 'mobileApp'),
  page('Правила подарочного сертификата', 'giftCertificateRules'),
  page('Избранное', 'favourites'),
  page('Корзина', 'cart'),
];

const bonus: Entry[] = [
  page('Бонусная программа', 'bonusProgram'),
  page('Бонусы в магазинах', 'bonusProgramShops'),
  page('Бонусы на сайте', 'bonusnayaProgramma'),
  page('Бонусы в Первоуральске', 'bonusProgramPervouralsk'),
  page('Полные правила программы', 'bonusProgramRules'),
];

const pets: Entry[] = [
  page('Появился питомец', 'petAppeared'),
  page('В доме котёнок', 'kitten'),
  page('В доме щенок', 'puppy'),
  page('Статьи', 'articles'),
];

const company: Entry[] = [
  page('О компании', 'about'),
  page('Новости', 'newsList'),
  page('Помощь фондам', 'charity'),
  page('Отзывы', 'reviews'),
  page('Контакты', 'contacts'),
  page('Обратная связь', 'feedback'),
  page('Публичная оферта', 'oferta'),
  page('Политика конфиденциальности', 'privacyPolicy'),
  page('Согласие на обработку данных', 'consent'),
];

const jobs: Entry[] = [page('Вакансии', 'vacancies'), page('Вакансии по городам', 'vacancyCities')];

const partners: Entry[] = [
  page('Поставщикам', 'partners'),
  page('Партнёрская программа', 'affiliateProgram'),
  page('Агентам', 'agent'),
  page('Заводчикам', 'breeders'),
  page('Арендодателям', 'rent'),
];

const services: Entry[] = [
  page('Ветеринарные кабинеты', 'vet'),
  page('Груминг', 'grooming'),
  page('Школа дрессировки', 'dogTraining'),
];

const account: Entry[] = [
  page('Вход', 'auth'),
  page('Регистрация', 'authSignup'),
  page('Личный кабинет', 'cabinetPersonal'),
];

/** What this city's storefront has: jobs in the main city (LAY-10), services in the default location (LAY-14). */
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

/** ROU-44: every page of the shop that can be linked to, for people. */
export function Component() {
  const city = useCity();
  return (
    <ProsePage
      id="sitemapPage"
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
