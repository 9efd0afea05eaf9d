import { to } from 'shared-contracts/routes';
import type { NavEntry, NavGroup } from './nav-entry';

/** The main menu, in its order; the same in every city (LAY-16 to LAY-32). */
export const mainMenu: readonly (NavEntry | NavGroup)[] = [
  {
    title: 'О компании',
    entries: [
      { title: 'О нас', to: to.page('about') },
      { title: 'Новости', to: to.page('newsList') },
      { title: 'Статьи', to: to.page('articles') },
      { title: 'Оферта', to: to.page('oferta') },
      { title: 'Возврат товара', to: to.page('returns') },
      { title: 'Скидки и акции', to: to.page('sales') },
      { title: 'Контакты', to: to.page('contacts') },
      { title: 'Бонусная программа магазинов', to: to.page('bonusProgramShops') },
      { title: 'Правила подарочного сертификата', to: to.page('giftCertificateRules') },
      { title: 'Помощь фондам', to: to.page('charity') },
    ],
  },
  { title: 'Доставка', to: to.page('delivery') },
  { title: 'Оплата', to: to.page('payment') },
  { title: 'Наши магазины', to: to.page('shops') },
  { title: 'Бонусная программа', to: to.page('bonusProgram') },
  {
    title: 'У меня появился питомец',
    entries: [
      { title: 'Котёнок', to: to.page('kitten') },
      { title: 'Щенок', to: to.page('puppy') },
    ],
  },
  { title: 'Поставщикам', to: to.page('partners') },
];
