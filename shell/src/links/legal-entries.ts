import { findOrderRoute } from 'shared-contracts/cabinet/routes';
import { consentRoute, ofertaRoute, privacyPolicyRoute, sitemapPageRoute } from 'shared-contracts/content/routes';
import { link } from 'shared-contracts/routes';
import type { NavEntry } from './nav-entry';

/** Links that the law requires, and links that help the user. */
export const legalEntries: readonly NavEntry[] = [
  { title: 'Найти заказ', to: link(findOrderRoute) },
  { title: 'Публичная оферта', to: link(ofertaRoute) },
  { title: 'Политика конфиденциальности', to: link(privacyPolicyRoute) },
  { title: 'Согласие на обработку данных', to: link(consentRoute) },
  { title: 'Карта сайта', to: link(sitemapPageRoute) },
];
