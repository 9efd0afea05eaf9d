import { brandsRoute } from '@zapovednik/areas/catalog/routes';
import {
  aboutRoute,
  articlesRoute,
  bonusProgramRoute,
  breedersRoute,
  charityRoute,
  contactsRoute,
  deliveryRoute,
  faqRoute,
  feedbackRoute,
  mobileAppRoute,
  newsListRoute,
  partnersRoute,
  paymentRoute,
  rentRoute,
  returnsRoute,
  salesRoute,
  shopsRoute,
  vacanciesRoute,
} from '@zapovednik/areas/content/routes';
import { dogTrainingRoute, groomingRoute, vetRoute } from '@zapovednik/areas/services/routes';
import type { CityState } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';
import type { NavEntry, NavGroup } from './nav-entry';

type City = Pick<CityState, 'isMainCity' | 'isDefaultLocation' | 'subdomain'>;

/** About the company (LAY-09 to LAY-11). Jobs are offered in the main city only. */
export function companyGroup({ isMainCity }: City): NavGroup {
  return {
    title: 'Компания',
    entries: [
      { title: 'О нас', to: link(aboutRoute) },
      { title: 'Новости', to: link(newsListRoute) },
      { title: 'Помощь фондам', to: link(charityRoute) },
      { title: 'Поставщикам', to: link(partnersRoute) },
      { title: 'Арендодателям', to: link(rentRoute) },
      { title: 'Заводчикам', to: link(breedersRoute) },
      { title: 'Контакты', to: link(contactsRoute) },
      { title: 'Обратная связь', to: link(feedbackRoute) },
      ...(isMainCity ? [{ title: 'Вакансии', to: link(vacanciesRoute) }] : []),
    ],
  };
}

/** How to buy (LAY-12, LAY-13). Articles are shown if the city has no subdomain. */
export function buyersGroup({ subdomain }: City): NavGroup {
  return {
    title: 'Покупателям',
    entries: [
      { title: 'Доставка', to: link(deliveryRoute) },
      { title: 'Оплата', to: link(paymentRoute) },
      { title: 'Возврат товара', to: link(returnsRoute) },
      { title: 'Бонусная программа', to: link(bonusProgramRoute) },
      { title: 'Магазины', to: link(shopsRoute) },
      { title: 'Акции', to: link(salesRoute) },
      { title: 'Бренды', to: link(brandsRoute) },
      { title: 'Мобильное приложение', to: link(mobileAppRoute) },
      { title: 'Вопросы и ответы', to: link(faqRoute) },
      ...(subdomain === null ? [{ title: 'Статьи', to: link(articlesRoute) }] : []),
    ],
  };
}

const services: readonly NavEntry[] = [
  { title: 'Ветеринарные кабинеты', to: link(vetRoute) },
  { title: 'Груминг', to: link(groomingRoute) },
  { title: 'Дрессировка собак', to: link(dogTrainingRoute) },
];

/** Services for pets, in the default location only (LAY-14). */
export function servicesGroup({ isDefaultLocation }: City): NavGroup {
  return { title: 'Услуги', entries: isDefaultLocation ? services : [] };
}

/** The groups of header and footer, without empty ones. */
export function linkGroups(city: City): readonly NavGroup[] {
  return [companyGroup(city), buyersGroup(city), servicesGroup(city)].filter(({ entries }) => entries.length > 0);
}
