import { to } from 'shared-contracts/routes';
import type { NavEntry } from './nav-entry';

/** What the law asks for, and what helps a lost visitor. */
export const legalEntries: readonly NavEntry[] = [
  { title: 'Публичная оферта', to: to.page('oferta') },
  { title: 'Политика конфиденциальности', to: to.page('privacyPolicy') },
  { title: 'Согласие на обработку данных', to: to.page('consent') },
  { title: 'Карта сайта', to: to.page('sitemapPage') },
];
