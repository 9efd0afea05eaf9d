import {
  aboutRoute,
  articlesRoute,
  bonusProgramRoute,
  bonusProgramShopsRoute,
  charityRoute,
  contactsRoute,
  deliveryRoute,
  giftCertificateRulesRoute,
  kittenRoute,
  newsListRoute,
  ofertaRoute,
  partnersRoute,
  paymentRoute,
  puppyRoute,
  returnsRoute,
  salesRoute,
  shopsRoute,
} from '@zapovednik/areas/content/routes';
import { link } from '@zapovednik/platform/routes';
import type { NavEntry, NavGroup } from './nav-entry';

/** The main menu in its order; the same in every city (LAY-16 to LAY-32). */
export const mainMenu: readonly (NavEntry | NavGroup)[] = [
  {
    title: 'О компании',
    entries: [
      { title: 'О нас', to: link(aboutRoute) },
      { title: 'Новости', to: link(newsListRoute) },
      { title: 'Статьи', to: link(articlesRoute) },
      { title: 'Оферта', to: link(ofertaRoute) },
      { title: 'Возврат товара', to: link(returnsRoute) },
      { title: 'Скидки и акции', to: link(salesRoute) },
      { title: 'Контакты', to: link(contactsRoute) },
      { title: 'Бонусная программа магазинов', to: link(bonusProgramShopsRoute) },
      { title: 'Правила подарочного сертификата', to: link(giftCertificateRulesRoute) },
      { title: 'Помощь фондам', to: link(charityRoute) },
    ],
  },
  { title: 'Доставка', to: link(deliveryRoute) },
  { title: 'Оплата', to: link(paymentRoute) },
  { title: 'Наши магазины', to: link(shopsRoute) },
  { title: 'Бонусная программа', to: link(bonusProgramRoute) },
  {
    title: 'У меня появился питомец',
    entries: [
      { title: 'Котёнок', to: link(kittenRoute) },
      { title: 'Щенок', to: link(puppyRoute) },
    ],
  },
  { title: 'Поставщикам', to: link(partnersRoute) },
];
