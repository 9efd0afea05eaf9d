import { to } from 'shared-contracts/routes';
import type { CityState } from 'shared-contracts/state';
import type { NavEntry, NavGroup } from './nav-entry';

type City = Pick<CityState, 'isMainCity' | 'isDefaultLocation' | 'subdomain'>;

/** Who we are (LAY-09 to LAY-11); jobs are offered in the main city only. */
export function companyGroup({ isMainCity }: City): NavGroup {
  return {
    title: 'Компания',
    entries: [
      { title: 'О нас', to: to.page('about') },
      { title: 'Новости', to: to.page('newsList') },
      { title: 'Помощь фондам', to: to.page('charity') },
      { title: 'Поставщикам', to: to.page('partners') },
      { title: 'Арендодателям', to: to.page('rent') },
      { title: 'Заводчикам', to: to.page('breeders') },
      { title: 'Контакты', to: to.page('contacts') },
      { title: 'Обратная связь', to: to.page('feedback') },
      ...(isMainCity ? [{ title: 'Вакансии', to: to.page('vacancies') }] : []),
    ],
  };
}

/** How to buy (LAY-12, LAY-13); articles are shown where the city has no subdomain. */
export function buyersGroup({ subdomain }: City): NavGroup {
  return {
    title: 'Покупателям',
    entries: [
      { title: 'Доставка', to: to.page('delivery') },
      { title: 'Оплата', to: to.page('payment') },
      { title: 'Возврат товара', to: to.page('returns') },
      { title: 'Бонусная программа', to: to.page('bonusProgram') },
      { title: 'Магазины', to: to.page('shops') },
      { title: 'Акции', to: to.page('sales') },
      { title: 'Бренды', to: to.page('brands') },
      { title: 'Мобильное приложение', to: to.page('mobileApp') },
      { title: 'Вопросы и ответы', to: to.page('faq') },
      ...(subdomain === null ? [{ title: 'Статьи', to: to.page('articles') }] : []),
    ],
  };
}

const services: readonly NavEntry[] = [
  { title: 'Ветеринарные кабинеты', to: to.page('vet') },
  { title: 'Груминг', to: to.page('grooming') },
  { title: 'Дрессировка собак', to: to.page('dogTraining') },
];

/** What we do for pets; the default location only (LAY-14). */
export function servicesGroup({ isDefaultLocation }: City): NavGroup {
  return { title: 'Услуги', entries: isDefaultLocation ? services : [] };
}

/** The groups of header and footer, without empty ones. */
export function linkGroups(city: City): readonly NavGroup[] {
  return [companyGroup(city), buyersGroup(city), servicesGroup(city)].filter(({ entries }) => entries.length > 0);
}
